# What bots say about their moves in Lok'n'Roll.

some-points = { $points ->
    [one] one point
   *[other] { $points } points
}
shed-points = { $shed ->
    [one] one point
   *[other] { $shed } points
}
some-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
reason-odds = { $percent ->
    [0] This move cannot derail. It costs { some-cards } on average.
   *[other] { $percent }% chance of derailing. It costs { some-cards } on average.
}

reason-shed = You get rid of a { $value }.
reason-shed-dearest = You get rid of the { $value }, your highest card.
reason-shed-late = The game is nearly over and cards in the hand count: away with the { $value }.
reason-shed-several = { $count } cards of value { $value } in one ride: { some-points } leave the hand.
reason-safe-ride = The locomotive cannot derail, and the ride costs nothing.
reason-safe-but-broken = The locomotive cannot derail; broken track costs about { some-points }.
reason-small-risk = Only a { $percent }% chance of derailing, which costs about { some-points } on average.
reason-risk-pays = { $percent }% chance of derailing, but that costs { some-points } on average, and you get rid of { shed-points }.
reason-risk-costs = { $percent }% chance of derailing: you get rid of { shed-points }, and the ride costs { some-points } on average.
reason-penalty-welcome = Penalty cards would pair with the pile and take about { some-points } with them.
reason-pass-is-dearer = Passing would put { some-points } onto the pile.
reason-rest-fits = After a { $value } the rest of the hand fits onto the track.
reason-roll-now = With one more card the chance of derailing is at least { $percent }%: better to roll now.
reason-pass-free = Passing costs nothing: no card lies behind the locomotive.
reason-pass-pairs = The penalty card pairs with the top of the pile: { $points ->
    [one] one point goes
   *[other] { $points } points go
} away.
reason-pass-cheap = Passing costs { $points ->
    [0] nothing
    [one] only one point
   *[other] only { $points } points
}.
reason-pass-stuck = No card in the hand can be laid.
reason-pass-is-safer = Whatever you lay, the chance of derailing is at least { $percent }%.
reason-leaves-short = { $who } then finds { $ahead ->
    [0] no card
    [one] one card
   *[other] { $ahead } cards
} before the locomotive.
reason-any-turn = However this card is turned, it counts the same; only the picture of the track changes.
reason-keep-chaos = The rest of the chaos waits for a match on the pile.
reason-chaos-pairs = The chaos { $value } pairs with the { $value } on the pile: both are gone.
reason-chaos-as-bait = Chaos never fits onto the track; on the pile a later { $value } can take it away.
reason-order-pairs = In this order cards pair off and take { some-points } with them.
reason-order-low-top = Nothing pairs now; this order leaves the best top card for later.
reason-penalty-pairs = The { $value } pairs with the top of the pile: both are gone.
reason-penalty-on-top = The { $value } goes on top, where a later { $value } can take it away.

reason-move-pass = passing
reason-move-roll = rolling now
reason-move-stop = keeping the rest of the chaos
reason-move-order = another order
reason-move-lay = laying a { $value }
reason-move-put = putting the chaos { $value } on the pile
reason-part-hand = hand −{ $points }
reason-part-pile = pile +{ $points }
reason-part-pile-less = pile −{ $points }
reason-part-derail = { $percent }% chance of derailing
reason-part-pile-none = nothing onto the pile
