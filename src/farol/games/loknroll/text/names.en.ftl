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

## Options
option-mode = Mode
    .help = What is played for; the last two are for one player alone.
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
action-pass = Pass
action-roll = Stop laying and roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
action-stop = Stop discarding
action-accept = Accept the best order
action-lay = Lay { $card }
action-put = Put { $card } on your pile
action-combine = Combine { $card } with the top card

## Journal
event-start = { $seat } begins.
event-setup-drawn = { $seat } draws { $card }.
event-set-aside = Put aside: { $card }.
event-restarted = The deck ran out: the set-up begins again.
event-laid = { $seat } lays { $card }.
event-ready = The locomotive is ready. { $removed ->
        [one] One card is
       *[other] { $removed } cards are
    } taken out of the game unseen.
event-dealt = { $seat } gets a card.
event-drawn = { $seat } draws a card.
event-passed = { $seat } passes.
event-rolling = { $seat } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
event-thrown = The dice show { $wheels ->
        [0] no wheel
        [one] one wheel
       *[other] { $wheels } wheels
    }.
event-rode = { $steps ->
        [0] The locomotive stays where it is.
        [one] The locomotive moves on by one card.
       *[other] The locomotive moves on by { $steps } cards.
    }
event-derailed = The locomotive derails with { $steps_left ->
        [one] one step
       *[other] { $steps_left } steps
    } still to go.
event-taken = { $seat } takes { $count ->
        [0] no card: there is none behind the locomotive
        [one] one card
       *[other] { $count } cards
    }.
event-put = { $seat } puts { $card } on the pile.
event-combined = { $seat } pairs { $card } with the top card: both are gone.
event-laura-drew = Laura turns up { $card }.
event-boxed = Laura cannot lay { $card }: it leaves the game.
event-revealed = { $seat } lays the hand open.
event-over = The game is over.
