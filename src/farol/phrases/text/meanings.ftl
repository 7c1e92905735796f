# What the senses of a sentence ask, the same in every language. "a/b": either; "a?": may be there; "…": further words
# of the game have to follow; "$a", "@seat", "@number": with their words, for the question.
meaning-turn = turn who? whose? what? act?, me, act who/me?, round count? left? what? turn? play? first? all?, count turn left
meaning-seats = next who/what? play? turn? act?, who? playing, players who? count?, who play/act next?, who play last, first who round? next? play?, play first, all playing
meaning-score = points count? have? what? who? all? much? worth? @seat? lose? doing? board?, win who? doing? points? turn? much? far?, lose who doing?, me lose, doing how? me? all? @seat?, who last, who much points, win who all
meaning-last = repeat last? what?, last mean, last did? what? mean? turn? happen? who? all? round?, did do? what? @seat turn? last? play? take? draw? discard? all? tile? cards? card?, play/take/draw/discard/pass/act @seat tile? cards? card? did? last? what?, last @seat did? do? happen? what?, happen what? last? turn? did?, last take/draw who? what? tile? card? cards?, play last/did what? all? round? card? cards? tile?, what did, take did what? all?, did all what? turn? happen?
meaning-changes = since happen? what? turn? play? last? me? did? act? all?
meaning-legal = can what play card? cards? tile?, what play cards/card/tile can? me?, can do/what what? turn? play?, do must/what/turn what? turn?, choices what? can? have?, must what play?, what play can? must? do? turn?, can do pass/discard what?
meaning-hint = best play? what? do? you? turn? act? take? draw? pass? discard? tile? card? cards?, do you what, what you, what discard/play/take/draw card/tile me, draw take tile? board? me?, play pass me?, best would? me? pass? discard?, would what take/play/draw/discard/pass tile? card? cards? me?, what take/play/draw/discard tile/card me
meaning-board = board describe? all? what?, describe all? board?, all, all board
meaning-claims = said who? whose? did? what? all? @seat? happen? players?
meaning-rules = mean …, work …, if …, when …, must …, can …, cost …, worth …, points does/do/how/count …, long …, rules …, how …
meaning-rules-win = win how/work me? can?, rules win, win/points much/lose? can me if, win if
meaning-rules-end = end when? long? how? if? work? happen? turn?, long what? left?, deck if/end? end? left? not?, long would?
meaning-rules-tie = tie who? win? if? happen? points? end?
meaning-rules-all = rules what?, rules not? what? me?, mean rules
meaning-help = help me? what? can?
meaning-log = who $pass/discard did? last? all?
asks-log = log
meaning-who--about = @seat mean
