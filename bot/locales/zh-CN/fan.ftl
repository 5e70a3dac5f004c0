## 番种词典

fan_title = { $fan }，{ $value } 分
fan_title_near = { $fan }，{ $value } 分（最接近“{ $name }”）
fan_number = 国标第 { $number } 个番种
fan_no_number = 不在国标八十一番之内
fan_repeatable = 一手牌里可以计几次
fan_contains = 已含、不另计：{ $fans }
fan_contains_own = 同一副牌上不另计：{ $fans }
fan_contains_one = 少计一个：{ $fans }
fan_contains_beside = 和{ $beside }同时有时，不另计：{ $fans }
fan_contains_apart = 没有{ $apart }时，不另计：{ $fans }
fan_example = 例：
fan_counterexample = 不算的例：
fan_names = 也叫：{ $names }
fan_chinese = { $name }读作 { $pinyin }
fan_elsewhere = 其他语言：{ $names }
fan_head_number = 编号
fan_meant_number = 编号 { $name } 或值 { $name } 分的番种
fan_meant_title = “{ $name }”是哪个番种？
fan_list_title = { $numbered ->
    [81] 番种 { $count } 个（81 种加{ $beyond }）
   *[other] 番种 { $count } 个
}
fan_list_value = { $value } 分
fan_list_hint = { $front ->
    [chat] 用 /番种 加名字看定义，哪种语言的名字都行
   *[terminal] 用 hule fan 加名字看定义，例如 hule fan 清龙
}
fan_page_title = 番种，从大到小：第 { $page } 页，共 { $pages } 页
