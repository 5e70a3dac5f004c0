## 番种词典

fan_title = { $fan }，{ $value } 分
fan_number = 国标第 { $number } 番
fan_no_number = 不在国标八十一番之内
fan_repeatable = 一手牌里可以计几次
fan_contains = 已含、不另计：{ $fans }
fan_contains_own = 同一副牌上不另计：{ $fans }
fan_contains_one = 少计一个：{ $fans }
fan_contains_beside = 和{ $beside }同时有时，不另计：{ $fans }
fan_contains_apart = 没有{ $apart }时，不另计：{ $fans }
fan_example = 例：
fan_counterexample = 不算的例：
fan_names = 别名：{ $names }
fan_meant = 没有叫“{ $name }”的番种，最接近的是：
fan_meant_title = “{ $name }”是哪个番种？
fan_list_title = 番种 { $count } 个
fan_list_value = { $value } 分
fan_list_hint = 用 hule fan 加名字看定义，例如 hule fan 清龙
