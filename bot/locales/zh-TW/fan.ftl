## 番種詞典

fan_title = { $fan }，{ $value } 分
fan_title_near = { $fan }，{ $value } 分（最接近「{ $name }」）
fan_number = 國標第 { $number } 個番種
fan_no_number = 不在國標八十一番裡
fan_repeatable = 一手牌裡可以計好幾次
fan_contains = 已包含、不另計：{ $fans }
fan_contains_own = 同一組牌上不另計：{ $fans }
fan_contains_one = 少計一個：{ $fans }
fan_contains_beside = 同時有{ $beside }時，不另計：{ $fans }
fan_contains_apart = 沒有{ $apart }時，不另計：{ $fans }
fan_example = 例：
fan_counterexample = 反例：
fan_names = 別名：{ $names }
fan_chinese = { $name }讀作 { $pinyin }
fan_elsewhere = 其他語言：{ $names }
fan_head_number = 編號
fan_meant_number = 編號 { $name } 或值 { $name } 分的番種
fan_meant_title = 「{ $name }」是哪個番種？
fan_list_title = { $numbered ->
    [81] 番種 { $count } 個（81 種加{ $beyond }）
   *[other] 番種 { $count } 個
}
fan_list_value = { $value } 分
fan_list_hint = { $front ->
    [chat] 用 /番種 加名稱看定義，哪種語言的名稱都行
   *[terminal] 用 hule fan 加名稱看定義，例如 hule fan 清龍
}
fan_page_title = 番種，分數由高到低：第 { $page } 頁，共 { $pages } 頁
