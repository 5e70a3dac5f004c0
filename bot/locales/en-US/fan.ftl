## The dictionary of fans

fan_title = { $value ->
    [one] { $fan }, 1 point
   *[other] { $fan }, { $value } points
}
fan_title_near = { $value ->
    [one] { $fan }, 1 point (nearest to “{ $name }”)
   *[other] { $fan }, { $value } points (nearest to “{ $name }”)
}
fan_number = Number { $number } of the official list
fan_no_number = Not among the 81 of the official list
fan_repeatable = May count more than once in a hand
fan_contains = Contains, not counted again: { $fans }
fan_contains_own = Not counted for the same sets: { $fans }
fan_contains_one = Counted once less: { $fans }
fan_contains_beside = Beside { $beside }, not counted: { $fans }
fan_contains_apart = Without { $apart }, not counted: { $fans }
fan_example = Example:{" "}
fan_counterexample = Does not have it:{" "}
fan_names = Also called: { $names }
fan_chinese = In Chinese: { $name }, { $pinyin }
fan_elsewhere = In other languages: { $names }
fan_head_number = Number
fan_meant_number = Fans numbered { $name } or worth { $name }
fan_meant_title = Which fan is “{ $name }”?
fan_list_title = { $numbered ->
    [81] { $count } fans (81 and { $beyond })
   *[other] { $count } fans
}
fan_list_value = { $value ->
    [one] 1 point
   *[other] { $value } points
}
fan_list_hint = { $front ->
    [chat] /fan and a name in any language gives the definition
   *[terminal] hule fan NAME gives the definition, for example: hule fan "pure straight"
}
fan_page_title = Fans by value, page { $page } of { $pages }
