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
action-pass = Pass
action-roll = Stop laying and roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
action-stop = Stop discarding
action-accept = Accept the best order
action-lay = Lay { $card }
action-put = Put { $card } on your pile
action-combine = Pair { $card } with the top card

## Journal
event-start = { $seat } begins.
    .own = You begin.
event-setup-drawn = { $seat } draws { $card }.
    .own = You draw { $card }.
event-set-aside = Put aside: { $card }.
event-restarted = The deck ran out: the set-up begins again.
event-laid = { $seat } lays { $card }.
    .own = You lay { $card }.
event-ready = The locomotive is ready. { $removed ->
        [one] One card is
       *[other] { $removed } cards are
    } taken out of the game unseen.
event-dealt = { $seat } gets a card.
    .own = You get a card.
event-drawn = { $seat } draws a card.
    .own = You draw a card.
event-passed = { $seat } passes.
    .own = You pass.
event-rolling = { $seat } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
    .own = You roll { $dice ->
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
    .own = You take { $count ->
        [0] no card: there is none behind the locomotive
        [one] one card
       *[other] { $count } cards
    }.
event-put = { $seat } puts { $card } on the pile.
    .own = You put { $card } on your pile.
event-combined = { $seat } pairs { $card } with the top card: both are gone.
    .own = You pair { $card } with the top card: both are gone.
event-laura-drew = Laura turns up { $card }.
event-boxed = Laura cannot lay { $card }: it leaves the game.
event-revealed = { $seat } lays the hand open.
    .own = You lay your hand open.
event-over = The game is over.

# What people choose, what happens, how things stand: every client says it so
# Cards and people
card-name = { $card } { $value }
hand-blocked = { $card }: { $why ->
    [L2-3] there is no room for it at the end of the track
    [L2-4] its value may not follow the last one
    [L2-5] it would leave a dead end
    [L4-5] you are building with another value
    [L4-8] no track: it only goes on the pile
   *[other] it cannot be laid now
} ({ $rule })
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
told-turn = a sharp turn
told-curve = a curve
told-broken = a broken track
told-chaos = a chaos card
nothing = none
progress-setup = Getting ready
progress-turn = Turn { $number } of { $of }
status-over = The game is over.
status-laura = Laura plays.
status-laura-lay = lay Laura's card.
status-chance = Cards and dice decide.
status-setup-mine = lay the first cards of the track.
status-setup = lays a card of the first track.
status-act-mine = { $chaos ->
    [0] build or pass.
   *[other] build, pass or discard chaos cards.
}
status-act = thinks about a move.
status-build-mine = add another { $value }, or roll.
status-build = builds.
status-discard-mine = discard more chaos cards, or stop.
status-discard = discards chaos cards.
status-penalty-mine = put the penalty cards on your pile.
status-penalty = sorts penalty cards.
direction-up = up
direction-right = right
direction-down = down
direction-left = left
way-exit = track goes on { $direction }
way-rotation = turned by { $degrees }°
way-this-end = at this end
way-other-end = at the other end
way-end = at the end going { $direction }
label-odds = { $dice ->
    [one] one die
   *[other] { $dice } dice
    }, { $chance } % to derail
label-accept = Accept the best order: { $order }; { $points ->
    [0] your pile is empty then
    [one] your pile counts 1 point then
   *[other] your pile counts { $points } points then
}
label-roll = Roll { $dice ->
    [one] one die
   *[other] { $dice } dice
    }, { $chance } % to derail
label-pass = Pass and take { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
    }
log-dealt-me = You are dealt { $card }.
log-drawn-me = You draw { $card }.
log-broken = { $broken ->
    [one] One broken card on the way.
   *[other] { $broken } broken cards on the way.
    }
log-taken = { $count ->
    [one] { $seat } takes one card: { $cards }.
   *[other] { $seat } takes { $count } cards: { $cards }.
}
    .own = { $count ->
        [one] You take one card: { $cards }.
       *[other] You take { $count } cards: { $cards }.
    }
log-paired = { $seat } pairs { $card } with { $other }: both are gone.
    .own = You pair { $card } with { $other }: both are gone.
log-revealed = { $seat } had in hand: { $cards }.
    .own = You had in hand: { $cards }.
text-track = Track, from its tail to its end
text-track-empty = No card lies there yet.
text-loco = The locomotive stands on card { $at } of { $of }; { $ahead ->
    [0] no card is
    [one] one card is
   *[other] { $ahead } cards are
    } before it.
text-card = { $number }. { $card }
text-card-loco = { $card }, with the locomotive
text-mine = Yours
text-hand = Hand: { $cards ->
    [one] one card
   *[other] { $cards } cards
    }, { $points ->
    [one] 1 point
   *[other] { $points } points
    }
text-pile = Pile: { $points ->
    [one] 1 point
   *[other] { $points } points
}, from the top: { $cards }
text-penalty = Penalty cards to put down: { $cards }
text-players = Players
text-player = { $name }: { $hand } in hand, pile of { $pile }, top card { $top }, derailments { $derailments }
text-laura = Laura: { $score ->
    [one] 1 point
   *[other] { $score } points
}, pile from the top: { $cards }
text-table = Table
text-deck = Cards in the deck: { $deck }; removed unseen: { $removed }
text-drawn = Turned up: { $card }
text-aside = Put aside: { $cards }
text-box = Out of the game: { $cards }
text-derailments-left = Derailments left: { $left }
text-roll = Last roll: { $name }, { $dice ->
    [one] one die
   *[other] { $dice } dice
    }, { $wheels ->
    [one] one wheel
   *[other] { $wheels } wheels
    }
text-build = { $name } builds with value { $value }: { $cards ->
    [one] one card
   *[other] { $cards } cards
    } so far, { $dice ->
    [one] one die
   *[other] { $dice } dice
    }
text-turn = { $name } is to act
text-starter = { $name } began
text-aside-end = The track ends going { $direction }
text-track-card = { $card }, leading { $direction }
text-behind = Cards behind the locomotive: { $behind }
text-throw = Throw { $number }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $wheels ->
    [one] 1 wheel
   *[other] { $wheels } wheels
}
text-laura-derailments = Laura’s derailments: { $count }
text-result = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place }; hand: { $hand }; pile: { $pile }

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
end-laura-scores = { $mine ->
    [one] 1 point
   *[other] { $mine } points
} against her { $hers }. The lower score wins.
end-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-alone-subtitle = The lower, the better.
end-shared = { $names } share the victory
end-you = You win
end-one = { $name } wins
end-subtitle = The lowest sum of hand and pile wins.
end-hand = cards in hand
end-pile = pile
end-cards = number of cards
end-value = cards of value { $value }
end-derailments = derailments
honour-driver = { $name }, engine driver
honour-driver-text = rode { $count ->
    [one] one card
   *[other] { $count } cards
    }
honour-pairs = { $name }, best shunter
honour-pairs-text = { $count ->
    [one] one pair
   *[other] { $count } pairs
    } sent away
honour-derail = { $name }, off the rails
honour-derail-text = { $count ->
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
