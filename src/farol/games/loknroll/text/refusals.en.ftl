# What Lok'n'Roll says to people who ask why not: which part is missing.

over = The game is over.
wait = A card is being drawn or dice are rolling: wait until that is done.
penalty-first = { $count ->
    [one] First a penalty card has to go on your pile; then the turn is over.
   *[other] First { $count } penalty cards have to go on your pile; then the turn is over.
}
lay-drawn = First the card that was drawn has to be laid: { $card }, { $value }.
building = You are laying { $value }s: lay another { $value } or roll. Passing and discarding chaos cards are for another turn.
discarding = You are discarding chaos cards: discard another one, or stop. Laying track is for another turn.
nothing-laid = To roll you need a card on the track first: lay one from your hand.
nothing-put = There is nothing to stop yet: first put a chaos card on your pile.
no-penalty = You have no penalty cards to put on your pile: those come at the end of a turn.
not-held = You do not hold this card: { $card }, { $value }.
chaos-track = A chaos card has no rails and is never laid: it goes on your pile, in a turn of its own.
other-value = You have begun to lay { $building }s: this turn only further { $building }s can follow, and this is a { $value }.
clash = A { $value } may not lie beside a { $last }, the last card of the track: their values must not differ by 2.
dead-end = Behind this card ({ $card }, { $value }) no other card could follow: the track needs a free end.
no-room = Whichever way it is turned, this card ({ $card }, { $value }) would lie on another one: there is no room at the end of the track.
other-way-end = Laid like this, the card ({ $card }, { $value }) covers another one or leaves no free end: turn it.
other-way = Laid like this, the card ({ $card }, { $value }) would lie on another one: turn it.
one-order = There is only one way to put these cards on your pile: put them one by one.
not-penalty = This card is not among your penalty cards: { $card }, { $value }.
track-card = Only chaos cards are discarded like this; a track card has to be laid.
pile-empty = Your pile is empty: there is no card to pair it with.
top-differs = To pair a { $value } the top card of your pile has to be a { $value } too; it is a { $top }.
end-only = Cards are laid at the open end of the track, behind the last card, and nowhere else.
rails = Turned like this, its rails do not meet those of the last card: turn it.
