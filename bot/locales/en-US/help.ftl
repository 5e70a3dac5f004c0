## Help by situation

command_help = help
    .description = What to do: I have a hand, how do I type it, what does this fan mean
option_topic = topic
    .description = Where you are
choice_topic_hand = I have a hand
choice_topic_typing = How do I type it?
choice_topic_fan = What is this fan?
choice_topic_group = For my group
menu_score = Score this hand
button_help = Help
button_try = Score this hand
button_me = My settings
button_group = Group settings

help_hand_title = I have a hand
help_hand_1 = Type /score and the tiles, with + before the winning one. You get its fans, the total and who pays what; Explain says why.
help_hand_2 = Not yet won? /waits and 13 tiles: what wins and what it is worth.
help_hand_3 = A hand in somebody’s message: press and hold the message, Apps, Score this hand.
help_hand_4 = Try one of these; Change lets you edit it:
help_typing_title = How do I type it?
help_typing_1 = Suits are m characters, p dots, s bamboo; honors are E S W N and C red, F green, P white. Any mixture is read:
help_typing_2 = What is wrong is pointed at, and most typos can be mended by a button.
writing_1 = 123m456p789s55pEE+E
    .meaning = won on E
writing_2 = [123m,1][777s,2]
    .meaning = chow, pung
writing_3 = [1111s] [8888p,1]
    .meaning = concealed kong, melded kong
writing_4 = +5p self-drawn
    .meaning = how it was won
writing_5 = round=S seat=W
    .meaning = winds
writing_6 = flowers=3
    .meaning = flowers
writing_7 = replacement, last tile
    .meaning = or robbing, last of kind
writing_8 = 一二三万 東東 中
    .meaning = Chinese works, too
help_fan_title = What does this fan mean?
help_fan_1 = /fan and a name, in any language or nearly right: pure straight, 清龙, qinglong.
help_fan_2 = You get the definition, the value, what it contains, and an example to score.
help_fan_3 = Without a name, /fan lists them all by value.
help_group_title = For my group
help_group_1 = /settings me: your language, how you write dragons, your usual seat.
help_group_2 = /settings group: language, rules, time zone, referee, announcements. For those who may manage the server.
help_group_3 = Public replies speak the group’s language, private ones yours.
help_group_4 = Hule reads no messages, only what you give it.
example_plain = 123m456p789s55pEE+E
    .name = A plain hand
example_melds = [123m,1][777s,2]456p78sEE+9s
    .name = With melds
example_kong = [1111s]345m678s999p55m+5m self-drawn
    .name = With a kong
example_waits = 123m456p789s55pEE
    .name = What wins?

welcome_title = Hello, I am Hule
welcome_score = I score hands of Chinese official mahjong. Type one, as you write it:
welcome_command = /score hand:{ $hand }
welcome_more = You get the fans, the total, who pays what, and why.
welcome_manager = Language and rules of this group: Group settings
