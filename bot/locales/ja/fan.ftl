## 役の辞典

fan_title = { $fan }　{ $value }点
fan_title_near = { $fan }　{ $value }点（「{ $name }」に最も近い役）
fan_number = 公式一覧の{ $number }番
fan_no_number = 公式の81種には含まれません
fan_repeatable = 1つの手で何度も数えることがあります
fan_contains = 含むため数えない役：{ $fans }
fan_contains_own = 同じ面子では数えない役：{ $fans }
fan_contains_one = 1つ少なく数える役：{ $fans }
fan_contains_beside = { $beside }と同時なら数えない役：{ $fans }
fan_contains_apart = { $apart }がなければ数えない役：{ $fans }
fan_example = 例：
fan_counterexample = 成立しない例：
fan_names = 別名：{ $names }
fan_chinese = 中国語：{ $name }（{ $pinyin }）
fan_elsewhere = ほかの言語：{ $names }
fan_head_number = 番号
fan_meant_number = 番号が{ $name }、または{ $name }点の役
fan_meant_title = 「{ $name }」はどの役ですか？
fan_list_title = { $numbered ->
    [81] 役{ $count }種（81種と{ $beyond }）
   *[other] 役{ $count }種
}
fan_list_value = { $value }点
fan_list_hint = { $front ->
    [chat] /役 に名前を付けると定義を表示します。どの言語の名前でもかまいません
   *[terminal] hule fan に名前を付けると定義を表示します（例：hule fan 清龍）
}
fan_page_title = 役の一覧（点数順）　{ $page }/{ $pages }ページ
