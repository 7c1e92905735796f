ask-hand = hand, my hand, cards, my cards, role
    .help = your cards, your role, your broken tools
ask-goals = goals, goal, gold
    .help = the three goals: what is known, who looked, how far the tunnel is
ask-ends = ends, open ends, tunnels
    .help = where the tunnels from the start can go on, and how far each end is from each goal
ask-who = who, who is broken, who looked, who suspects, players, broken
    .help = of everybody: broken tools, goals looked at, suspicions they spoke of
ask-row = row, line
    .help = “row 0” is the starting row, “row 2” lies two up, “row -1” one down
ask-at = at
    .help = “at 3,1”: the card in column 3, row 1
ask-score = score, scores, points, result
    .help = your gold, the others’ gold cards, the rounds so far
ask-odds = odds, chances, probability
    .help = how likely each goal hides the treasure, and which roles are in the game

word-turned = turned rotated upside
word-lay = lay put dig place play build
word-collapse = bury rockfall remove collapse
word-break = break sabotage smash wreck destroy ruin
word-mend = mend repair fix
word-look = look map peek see
word-discard = discard throw away chuck drop dump bin
word-pass = pass
word-pick = keep take pick gold
word-down = down below under south

claim-words-saw = saw seen looked
claim-words-think = { $stance ->
    [saboteur] accuse suspect blame
    [digger] trust clear defend
   *[unsure] doubt unsure
}
claim-words-have-map = have map
claim-words-dig = dig go towards to

tell-role = Your role: { $role }
tell-broken-own = Your { $tool } is broken: you cannot dig.
tell-goal-far = { $count ->
    [one] One card away from the tunnel.
   *[other] { $count } cards away from the tunnel.
}
tell-broken = broken { $tools }
tell-whole = all tools whole
tell-looked = looked at { $goals }
tell-suspects = { $stance ->
    [saboteur] calls { $name } a saboteur
    [digger] calls { $name } a gold-digger
   *[unsure] is not sure about { $name }
}
tell-says-saw = { $find ->
    [gold] says there is gold under the { $goal }
    [stone] says there is stone under the { $goal }
   *[nothing] says not to have looked under the { $goal }
}
tell-at-what = Type “at” and a column and a row: “at 3,1”.
tell-at-nothing = Nothing lies there yet: { $where }.
tell-row-empty = There is nothing in that row yet.
tell-gold-own = { $gold ->
    [one] You have 1 gold.
   *[other] You have { $gold } gold.
}
tell-gold = { $name }: { $gold } gold
tell-gold-cards = { $count ->
    [one] { $name } has 1 gold card.
   *[other] { $name } has { $count } gold cards.
}
tell-chance = { $goal }: { $chance }% for the treasure
tell-roles = { $saboteurs ->
    [one] 1 saboteur card
   *[other] { $saboteurs } saboteur cards
} and { $diggers } gold-digger cards are in the game,
tell-players = for { $count } players.
tell-end = { $where }: { $goals } cards away
tell-end-goal = { $goal } { $count }
