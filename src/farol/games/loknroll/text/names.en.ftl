game = Lok'n'Roll
tagline = One track, one old locomotive, and nobody wants the cards.

## Cards
card-long = straight
card-short = short straight
card-turn-a = quarter turn, left from the short edge
card-turn-b = quarter turn, right from the short edge
card-curve-a = curve to the left
card-curve-b = curve to the right
card-broken = broken track
card-chaos = chaos
card-with-value = { $card } of value { $value }

## Places
place-track = track
place-deck = deck
place-hand = hand
place-pile = pile
place-box = box
place-removed = removed cards
place-aside = cards put aside
locomotive = locomotive
laura = Laura

## Alone
alone-record = For the record
    .help = Empty the deck with the lowest sum you can, and beat your own best.
alone-three_derailments = Three derailments
    .help = The same, but the fourth derailment ends the game, and it is lost.
alone-laura = Against Laura
    .help = Laura turns up a card, lays it and rides, without a hand or a thought. Have a lower score than she has cards.

## Options
option-mode = Mode
    .help = What is played for; whoever plays alone has more to choose from.
option-mode-standard = Lowest sum wins; alone, play for your record
option-mode-three_derailments = Alone, at most three derailments
option-mode-laura = Alone against Laura
option-geometry = Track
    .help = Cards that must find room on the table, or a simple row.
option-geometry-table = Real cards on the table
option-geometry-ribbon = Ribbon: shapes do not matter
option-free_end = No dead ends
    .help = A card may not leave an end of the track where no card at all would fit.
option-value_rule_in_start = Value rule for the first four cards
    .help = Neighbours may not differ by 2 in the starting track either.
option-broken_in_start = Broken cards in the starting track
    .help = If off, they are put aside during the set-up.
option-laura_placed_by_player = I lay Laura's cards
    .help = If off, the program lays them where most room is left.
option-start = Who begins
    .help = The player who lays the first card and has the first turn.
option-start-random = Drawn at random
option-start-seat_1 = Seat A
option-start-seat_2 = Seat B
option-start-seat_3 = Seat C
option-start-seat_4 = Seat D

## Actions
action-pass = Pass and take { SUM(THIS("shows.odds.wheels.0.cards")) ->
    [0] no card
    [one] one card
   *[other] { SUM(THIS("shows.odds.wheels.0.cards")) } cards
}
    .short = Pass
action-roll = Roll { SUM(THIS("shows.odds.dice")) ->
    [one] one die
   *[other] { SUM(THIS("shows.odds.dice")) } dice
}, { PERCENT(THIS("shows.odds.derail")) }% chance of derailing
action-stop = Stop discarding
action-accept = Accept the best order: { EACH(THIS("shows.order"), "card-in", ", ", "nothing") }; { THIS("@points_then") ->
    [0] leaving your pile empty
    [one] your pile counts 1 point then
   *[other] your pile counts { THIS("@points_then") } points then
}
    .unscored = Accept the best order: { EACH(THIS("shows.order"), "card-in", ", ", "nothing") }
action-lay = { JOIN(", ", "lay-card", "way-rotation", "way-exit", "way-end", "lay-odds") }
    .path = { card-name }
action-put = Put { card-name } on your pile
    .path = { card-name }
action-combine = Pair { card-name } with the top card
    .path = { card-name }

## Journal
event-start = { $seat } begins.
    .own = You begin.
event-setup-drawn = { $seat } draws { told-card }.
    .own = You draw { told-card }.
event-set-aside = Put aside: { told-card }.
event-restarted = The deck ran out: the set-up begins again.
event-laid = { $seat } lays { told-card }.
    .own = You lay { told-card }.
    .heard = The track goes on { NAME("direction", THIS("spot.exit.side")) }.
event-ready = The locomotive is ready. { $removed ->
        [one] One card is
       *[other] { $removed } cards are
    } taken out of the game unseen.
event-dealt = { $seat } gets a card.
    .own = You get a card.
    .known = You are dealt { told-card }.
event-drawn = { $seat } draws a card.
    .own = You draw a card.
    .known = You draw { told-card }.
event-passed = { $seat } passes.
    .own = You pass.
event-rolling = { $seat } rolls { dice-of }.
    .own = You roll { dice-of }.
event-thrown = The dice show { $wheels ->
        [0] no wheel
        [one] one wheel
       *[other] { $wheels } wheels
    }.
event-rode = { THIS("@ridden") ->
    [0] The locomotive stays where it is.
    [one] The locomotive moves on by one card.
   *[other] The locomotive moves on by { THIS("@ridden") } cards.
}{ $broken ->
    [0] {""}
    [one] {" "}One broken card on the way.
   *[other] {" "}{ $broken } broken cards on the way.
}
    .heard = It stands on card { SUM($to, 1) } of { COUNT(SEEN("track")) }: { ABOUT(THIS("@stop"), "told-card") }.
event-derailed = The locomotive derails with { $steps_left ->
        [one] one step
       *[other] { $steps_left } steps
    } still to go.
event-taken = { $seat } takes { COUNT($cards) ->
    [0] no card: there is none behind the locomotive
    [one] one card: { taken-cards }
   *[other] { COUNT($cards) } cards: { taken-cards }
}.
    .own = You take { COUNT($cards) ->
        [0] no card: there is none behind the locomotive
        [one] one card: { taken-cards }
       *[other] { COUNT($cards) } cards: { taken-cards }
    }.
event-put = { $seat } puts { told-card } on the pile.
    .own = You put { told-card } on your pile.
event-combined = { $seat } pairs { told-card } with { told-other }: both are gone.
    .own = You pair { told-card } with { told-other }: both are gone.
event-laura-drew = Laura turns up { told-card }.
event-boxed = Laura cannot lay { told-card }: it leaves the game.
event-revealed = { $seat } had in hand: { EACH($hand, "told-in", "and", "nothing") }.
    .own = You had in hand: { EACH($hand, "told-in", "and", "nothing") }.
event-over = The game is over.

# What people choose, what happens, how things stand: every client says it so
# Cards and people
card-name = { NAME("kind", CUT($card, 0, -2)) } { CUT($card, -1) }
kind-long = straight
kind-short = short straight
kind-turn-a = sharp turn (left)
kind-turn-b = sharp turn (right)
kind-curve-a = curve (left)
kind-curve-b = curve (right)
kind-broken = broken track
kind-chaos = chaos
told-long = a straight
told-short = a short straight
told-broken = a broken track
told-chaos = a chaos card
nothing = none
progress-setup = Getting ready
progress-turn = Turn { THIS("turn.number") } of { THIS("turn.of") }
status-over = The game is over.
status-laura = Laura plays.
status-laura-lay = lay Laura's card.
status-chance = Cards and dice decide.
status-act = thinks about a move.
    .own = { COUNT(WHERE(THIS("me.hand"), "type", "chaos")) ->
        [0] lay cards or pass.
       *[other] lay cards, pass or discard chaos cards.
    }
status-build = lays cards.
    .own = add another { THIS("build.value") }, or roll.
status-penalty = sorts penalty cards.
    .own = put the penalty cards on your pile.
way-exit = track goes on { NAME("direction", THIS("shows.spot.exit.side")) }
way-rotation = turned by { $rotation }°
way-this-end = at this end
way-other-end = at the other end
way-end = at the end going { NAME("direction", SEEN("ends", $end, "side")) }
text-track = Track, from its tail to its end
text-track-empty = No card lies there yet.
text-loco = The locomotive stands on card { SUM($at, 1) } of { COUNT(SEEN("track")) }; { $ahead ->
    [0] no card is
    [one] one card is
   *[other] { $ahead } cards are
} before it.
text-card = { $number }. { JOIN(", ", "card-name", "card-leads", "card-loco") }
text-mine = Yours
text-hand = Hand: { COUNT($hand) ->
    [one] one card
   *[other] { COUNT($hand) } cards
}, { ABOUT(THIS("points.hand"), "points-in") }
text-pile = Pile: { ABOUT(THIS("points.pile"), "points-in") }, from the top: { EACH(REVERSED($pile), "card-in", ", ", "nothing") }
text-penalty = Penalty cards to put down: { EACH(SEEN("penalty"), "card-in") }
text-players = Players
text-laura = Laura: { ABOUT($score, "points-in") }, pile from the top: { EACH(REVERSED($pile), "card-in", ", ", "nothing") }
text-table = Table
text-deck = Cards in the deck: { $deck }; removed unseen: { $removed }
text-drawn = Turned up: { card-name }
text-aside = Put aside: { EACH($aside, "card-in") }
text-box = Out of the game: { EACH(THIS("@boxed"), "card-in") }
text-derailments-left = Derailments left: { $derailments_left }
text-roll = Last roll: { $seat }, { dice-of }, { $wheels ->
    [one] one wheel
   *[other] { $wheels } wheels
}
text-build = { $seat } lays cards of value { $value }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} so far, { dice-of }
text-turn = { $to_act } is to act
text-starter = { SEAT($starter) } began
text-aside-end = The track ends going { NAME("direction", $side) }
text-behind = Cards behind the locomotive: { $behind }
text-throw = Throw { $number }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $wheels ->
    [one] 1 wheel
   *[other] { $wheels } wheels
}
text-laura-derailments = Laura’s derailments: { $derailments }
text-result = { SEAT($index) }: { points-in }, place { SEEN("result.places", $index) }; hand: { EACH(SEEN("result.sheets", $index, "hand"), "card-in", ", ", "nothing") }; pile: { EACH(SEEN("result.sheets", $index, "pile"), "card-in", ", ", "nothing") }

# Beside the track in a wide terminal
panel-hand = Your hand
panel-odds = The dice
panel-thrown = Last throw: { $dice }
panel-piles = At the table
panel-track = The track
panel-cards = hand
panel-pile = pile
panel-top = top
panel-derailed = off
panel-points = sum

## What is counted over many games
figure-rides = Rides
figure-derailed = Derailments
figure-ride = Longest ride
figure-laid = Cards laid
figure-taken = Penalty cards
figure-paired = Pairs made
figure-card = Favourite card

# What is counted at the table
notebook-rides = rides
notebook-derailed = derailed
notebook-laid = laid
notebook-taken = penalty cards
notebook-pile = points on the pile
notebook-own-hand = Points in your hand
notebook-own-pile = Points on your pile
notebook-own-sum = Together
notebook-left-value = Cards still out, by value
notebook-left-special = Broken and chaos cards still out
notebook-value-1 = worth 1
notebook-value-2 = worth 2
notebook-value-3 = worth 3
notebook-value-4 = worth 4

# The end
end-derailed = Derailed once too often
end-derailed-subtitle = The fourth derailment ends the game.
end-laura-won = You beat Laura
end-laura-lost = Laura wins
end-laura-shared = You and Laura share the victory
end-laura-scores = You: { THIS("result.sheets.0.hand_points") } in hand + { THIS("result.sheets.0.pile_points") } on the pile = { THIS("result.scores.0") }. Laura: one point for each card on her pile, { THIS("result.laura.score") }. The lower score wins.
end-alone = { ABOUT(THIS("result.scores.0"), "points-in") }
end-alone-subtitle = The lower, the better.
end-shared = { SEATS(THIS("result.winners")) } share the victory
end-you = You win
end-one = { SEATS(THIS("result.winners")) } wins
end-tie = Where scores are equal, fewer cards decide, then fewer 4s, 3s, 2s and 1s.
end-subtitle = The lowest sum of hand and pile wins.
end-hand = cards in hand
end-pile = pile
end-cards = number of cards
end-value = cards of value { $value }
end-derailments = derailments
honour-driver = { $name }, engine driver
    .text = rode { $count ->
        [one] one card
       *[other] { $count } cards
    }
honour-pairs = { $name }, best shunter
    .text = { $count ->
        [one] one pair
       *[other] { $count } pairs
    } sent away
honour-derail = { $name }, off the rails
    .text = { $count ->
        [one] derailed once
       *[other] derailed { $count } times
    }
chart-title = Piles, turn by turn
chart-end = + hand
# At a terminal: what the signs of the board mean
legend =
    ▯ cards in hand   ■ cards in the pile, and the value on top   ╳ derailments   = your points, few are good
    ▐◉▌ the locomotive   ▶ where the track goes on   ╳ on a track: broken rails
    ● a wheel on a die   ○ none   ▁▃▆ how likely no wheel, one, two and so on are

seat-laura = { laura }
card-in = { NAME("kind", CUT($value, 0, -2)) } { CUT($value, -1) }
told-card = { NAME("told", CUT($card, 0, -2)) } { CUT($card, -1) }
told-in = { NAME("told", CUT($value, 0, -2)) } { CUT($value, -1) }
told-turn-a = a sharp turn
told-turn-b = { told-turn-a }
told-curve-a = a curve
told-curve-b = { told-curve-a }
blocked-L2-3 = there is no room for it at the end of the track
blocked-L2-4 = its value may not follow the last one
blocked-L2-5 = it would leave a dead end
blocked-L4-5 = you are laying another value
blocked-L4-8 = no track: it only goes on the pile
status-setup-lay = lays a card of the first track.
    .own = lay the first cards of the track.
status-discard-chaos = discards chaos cards.
    .own = discard more chaos cards, or stop.
direction-N = up
direction-E = right
direction-S = down
direction-W = left
dice-of = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
lay-card = Lay { card-name }
lay-way = { JOIN(", ", "lay-card", "way-rotation", "way-exit", "way-end") }
lay-odds = { ABOUT(THIS("shows.odds"), "odds-risk") }
odds-risk = { dice-of }, { PERCENT($derail) }% chance of derailing
taken-cards = { EACH($cards, "told-in", "and") }
told-other = { NAME("told", CUT($combined_with, 0, -2)) } { CUT($combined_with, -1) }
card-leads = leading { NAME("direction", THIS("spot.exit.side")) }
card-loco = with the locomotive
points-in = { $value ->
    [one] 1 point
   *[other] { $value } points
}
text-blocked = { card-name }: { NAME("blocked", $blocked_by) } ({ $blocked_by })
column-name = Name
column-hand = Cards in hand
column-pile = Cards in the pile
column-top = Top card
column-derailments = Derailments
cell-name = { $seat }
cell-hand = { $hand }
cell-pile = { THIS("pile.cards") }
cell-top = { ABOUT(THIS("pile.top"), "card-name") }
cell-derailments = { $derailments }

# Places that arrow keys walk through
place-card = { $number }
place-ahead = { SEEN("locomotive.ahead") ->
    [0] no card before the locomotive
    [one] 1 card before the locomotive
   *[other] { SEEN("locomotive.ahead") } cards before the locomotive
}
place-end = end of the track
place-goes = the track ends going { NAME("direction", $side) }
place-held = card { $number }
place-in-hand = { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
place-on-pile = { THIS("pile.cards") ->
    [0] nothing on the pile
    [one] 1 card on the pile, top { ABOUT(THIS("pile.top"), "card-name") }
   *[other] { THIS("pile.cards") } cards on the pile, top { ABOUT(THIS("pile.top"), "card-name") }
}
place-derailments = { $derailments ->
    [one] 1 derailment
   *[other] { $derailments } derailments
}
