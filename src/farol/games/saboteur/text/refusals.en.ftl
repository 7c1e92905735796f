# What Saboteur says to people who ask why not: which part is missing.

list-and = { $some } and { $last }
the-tool = { $tool ->
    [pickaxe] pickaxe
    [lamp] lamp
   *[cart] cart
}
over = The game is over.
dealing = A card is being dealt: wait until it is in hand.
pick-first = First keep one of the gold cards that lie before you.
gold-gone = No card worth { $value } gold is left: take one of those that lie there.
gold-later = Gold is shared out when the tunnel has reached the treasure. Until then a turn is a card, played or discarded.
hand-not-empty = { $count ->
    [one] You still hold a card: play it or discard it. Only an empty hand passes.
   *[other] You still hold { $count } cards: play or discard one. Only an empty hand passes.
}
hand-empty = Your hand is empty and the pile is used up: all you can do is pass.
not-held = You do not hold this card: { $card }.
goal-up = This goal lies face up and everybody sees it: a map needs one that lies face down.
mends-another = “{ $card }” does not mend a { the-tool }: for that the card has to show one.
broken = { $count ->
    [one] To dig you need all your tools: your { $tools } is broken. First somebody has to mend it, you or another.
   *[other] To dig you need all your tools: your { $tools } are broken. First they have to be mended, by you or by others.
}
occupied = A card lies there already: you need an empty place beside the tunnel.
unreached = No tunnel that comes from the start has an open end there: lay a card at a place where one has.
untouched = Nothing lies beside that place: a card needs a neighbour that lies face up.
rock = One edge of this card does not match its neighbour: a tunnel would end in rock. Another card is needed there, or another place.
rock-turned = This way round a tunnel would end in rock. Turned half round, the card fits here.
spared = A rockfall spares the start and the goals: choose a tunnel card that somebody laid.
nothing-to-bury = Nothing lies there: a rockfall needs a tunnel card that somebody laid.
broken-already = The { the-tool } of { $who } is broken already: break a whole one.
own-tool = At this table nobody breaks their own tools: choose somebody else.
not-broken = The { the-tool } of { $who } is whole: there is nothing to mend.
