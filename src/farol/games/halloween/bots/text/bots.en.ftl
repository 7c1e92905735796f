# What bots say about their moves in Halloween.

reason-standing = { $who }: { some-points }, and about { $more } more to come.
some-points = { $points ->
    [one] one point
   *[other] { $points } points
}
the-colour = { $colour ->
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[red] red
}

reason-haunt-now = The haunt scores { some-points } straight away.
reason-points-now = It scores { some-points } straight away.
reason-points-last-round = It is the last round and only points count: { some-points }.
reason-points-shared = Better { some-points } now than discs back.
reason-card-ends-game = With this card the last round begins.
reason-card-scores = { $card } would score { some-points } at the end as things stand.
reason-card-counts = { $card } scores { some-points } more at the end.
reason-set-counts = Sets of three colours score { some-points } more at the end.
reason-token-counts = { $count ->
    [one] A { the-colour } token: { $card } counts it at the end.
   *[other] { $count } { the-colour } tokens: { $card } counts them at the end.
}
reason-card-scores-later = { $card } scores nothing yet, but may by the end.
reason-card-power = { $card } helps for the rest of the game.
reason-fight-sure = This fight cannot be lost.
reason-fight-likely = The chance of winning the fight is { $percent }%.
reason-fight-risky = Only a { $percent }% chance of winning the fight: a gamble.
reason-level-up = A section rises to { the-colour }: a haunt with it scores { some-points }.
reason-haunt-ready = It prepares a haunt worth { some-points }.
reason-card-ready = Then you have enough tokens for an action card.
reason-upgrade-ready = Then you have enough scare points for an upgrade.
reason-haunt-later = A ghost then stands where a haunt worth { some-points } can follow.
reason-haunt-denied = It takes the haunt worth { some-points } away from { $who }.
reason-summon-later = Two ghosts of one colour come together: there a third can be summoned.
reason-token-new-colour = { $count ->
    [one] The first { the-colour } token: another colour to pay with.
   *[other] { $count } { the-colour } tokens: another colour to pay with.
}
reason-token-more = { $count ->
    [one] Another { the-colour } token towards a card.
   *[other] { $count } more { the-colour } tokens towards a card.
}
reason-scare-more = { $count ->
    [one] One scare point more for the next upgrade.
   *[other] { $count } scare points more for the next upgrade.
}
reason-discs-back = { $count ->
    [one] One disc comes back, and its action is free again.
   *[other] { $count } discs come back, and their actions are free again.
}
reason-disc-frees-action = The disc comes from a section, and its action is free again.
reason-bonus-found = It picks up a bonus token on the way.
reason-end-turn = All sections are used; anything else can wait.
reason-rest-nothing = No disc lies there: the section only waits for the next turn.
reason-pass-on = There is nothing to gain from it here.
reason-pay-keeps-colours = Paid like this, { $count ->
    [one] one colour is
   *[other] { $count } colours are
} left for the next card.
reason-pay-least = These tokens will be missed least.
reason-use-card = A good moment for { $card }.
reason-use-bonus = A good moment for a bonus token.
reason-little-else = There is little else to do now.
reason-card-for-points = Points straight away are all that { $card } will bring you.

reason-move-summon = summoning
reason-move-scare = scaring
reason-move-upgrade = upgrading
reason-move-move = moving
reason-move-fight = fighting
reason-move-haunt = haunting
reason-move-rest = resting a section
reason-move-bonus = using a bonus token
reason-move-end = ending the turn
reason-move-occupy = occupying { $card }
reason-move-card = using { $card }
reason-part-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
reason-part-points-less = { $count ->
    [one] −1 point
   *[other] −{ $count } points
}
reason-part-tokens = { $count ->
    [one] +1 token
   *[other] +{ $count } tokens
}
reason-part-tokens-less = { $count ->
    [one] −1 token
   *[other] −{ $count } tokens
}
reason-part-scare = { $count ->
    [one] +1 scare point
   *[other] +{ $count } scare points
}
reason-part-scare-less = { $count ->
    [one] −1 scare point
   *[other] −{ $count } scare points
}
reason-part-fight = { $percent }% chance in the fight
