# Cards and people
card-name = { $card } { $value }
kind-long = straight
kind-short = short straight
kind-turn-a = sharp turn (A)
kind-turn-b = sharp turn (B)
kind-curve-a = curve (A)
kind-curve-b = curve (B)
kind-broken = broken track
kind-chaos = chaos
told-long = a straight
told-short = a short straight
told-turn = a sharp turn
told-curve = a curve
told-broken = a broken track
told-chaos = a chaos card
list-and = { $some } and { $last }
nothing = none
seat-unnamed = Seat { $number }

## Why a card cannot be laid
why-room = no room at the end
why-values = { $value } after { $last }: no
why-end = leaves a dead end
why-other-value = another value
why-chaos = no track: pile only

## The bar
progress-setup = Getting ready
progress-turn = Turn { $number } of { $of }
status-over = The game is over.
status-laura = Laura plays.
status-laura-lay = lay Laura's card.
status-chance = Cards and dice decide.
status-setup-mine = lay the first cards of the track.
status-setup = lays a card of the first track.
status-act-mine = build, pass or drop chaos cards.
status-act = thinks about a move.
status-build-mine = add another { $value }, or roll.
status-build = builds.
status-discard-mine = drop more chaos cards, or stop.
status-discard = drops chaos cards.
status-penalty-mine = put the penalty cards on your pile.
status-penalty = sorts penalty cards.
waiting-watching = You are watching.
waiting-penalty = Put the penalty cards on your pile
waiting-pick = Choose a glowing card to build with
waiting-nothing = No card of yours fits the track now
waiting-for = { $name } is thinking …

## The table
track-picture = The track: { $cards ->
    [one] one card
   *[other] { $cards } cards
    }. Press T for the board in words.
view-follow = Follow loco
view-whole = Whole track
tail-number = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
    }
seats-title = Players, lowest sum wins
seat-you = { $name } (you)
seat-turn = turn
seat-hand = { $cards } in hand
seat-pile = { $cards ->
    [0] no pile
   *[other] top of { $cards }
    }
seat-pile-short = { $cards ->
    [0] –
   *[other] of { $cards }
    }
seat-laura-score = one point a card
deck-cards = { $cards ->
    [one] card
   *[other] cards
    } in deck
pile-mine = your pile, { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
pile-open = Look through your pile:
pile-title = Your pile: { $points } points
pile-help = The top card comes first.
pile-empty = Nothing lies here yet. Long may it stay so.
pile-close = Close
hand-title = Your hand, { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
hand-empty = No cards in your hand.
drawn-mine = You drew this card: lay it.
drawn-laura = Laura turned this up: lay it for her.
journal-title = Just now
dice-rolling = { $name } rolls …
dice-rolled = { $name }: { $wheels ->
    [0] no wheel
    [one] one wheel
   *[other] { $wheels } wheels
    }
dice-before = + { $wheels } before
die-wheel = wheel
die-blank = blank

## Odds
odds-title = The odds
odds-none = Choose a card: here you see what it risks.
odds-safe = cannot derail
odds-derail = to derail
odds-mean = { $cards } cards on average
odds-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
    }, { $ahead ->
    [0] no card
    [one] one card
   *[other] { $ahead } cards
    } ahead
odds-chart = Chance of each number of wheels
odds-caption = wheels, % each
odds-cost = { $cards ->
    [one] one card
   *[other] { $cards } cards
    } taken: your pile
odds-cost-short = { $cards ->
    [one] 1 card:
   *[other] { $cards } cards:
    }
odds-pairs = as equal cards go in pairs

## Buttons
do-danger = { $chance } to derail
do-lay-here = Lay it here
do-lay-roll = Lay and roll { $dice ->
    [one] one die
   *[other] { $dice } dice
    }
do-lay-and-roll = Lay and roll
do-lay-and-roll-small = { $dice ->
    [one] one die
   *[other] { $dice } dice
    }, { $chance }
do-lay-first = Lay it
do-lay-first-small = then add another { $value } or roll
do-lay-too = Lay it too
do-lay-too-small = then { $dice } dice in all
do-turn = Turn
do-turn-small = { $ways } ways
do-roll = Roll { $dice ->
    [one] one die
   *[other] { $dice } dice
    }
do-stop-small = your turn ends
do-pass-small = { $cards ->
    [one] take 1 card
   *[other] take { $cards } cards
    }: { $points }
do-pass-free = nothing to take
do-pair = Pair it with the { $value }
do-pair-small = both cards leave the game
do-drop = Put it on my pile
do-drop-small = { $value ->
    [one] +1 point
   *[other] +{ $value } points
}
do-chaos = Chaos
do-chaos-small = to your own pile

## Penalty cards
penalty-title = { $cards ->
    [one] One penalty card
   *[other] { $cards } penalty cards
    }
penalty-help = Drag them into order, or tap the one that goes first. Equal values go in pairs.
penalty-help-one = It goes onto your pile.
penalty-pile = pile { $points }
penalty-order = Order of the penalty cards
penalty-card = { $card }, number { $number }; press to put it first
penalty-pair = pair the first with the { $value } on top
penalty-best = Best order
penalty-best-small = your pile { $points }
penalty-all = In this order
penalty-first = Only the first
penalty-combine = Pair them
penalty-put = Put it down

## Choices as a list
direction-up = up
direction-right = right
direction-down = down
direction-left = left
way-exit = track goes on { $direction }
way-rotation = turned by { $degrees }°
way-this-end = at this end
way-other-end = at the other end
label-odds = { $dice ->
    [one] one die
   *[other] { $dice } dice
    }, { $chance } % to derail
label-accept = Accept the best order: { $order }
label-roll = Roll { $dice ->
    [one] one die
   *[other] { $dice } dice
    }, { $chance } % to derail
label-pass = Pass and take { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
    }

## Journal
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
log-paired = { $seat } pairs { $card } with { $other }: both are gone.
log-revealed = { $seat } had in hand: { $cards }.

## The board in words
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
    }, { $points } points
text-blocked = { $card }: { $why } ({ $rule })
text-pile = Pile: { $points } points, from the top: { $cards }
text-penalty = Penalty cards to put down: { $cards }
text-players = Players
text-player = { $name }: { $hand } in hand, pile of { $pile }, top card { $top }, derailments { $derailments }
text-laura = Laura: { $score } points, pile from the top: { $cards }
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

## The end
end-derailed = Derailed once too often
end-derailed-subtitle = The fourth derailment ends the game.
end-laura-won = You beat Laura
end-laura-lost = Laura wins
end-laura-shared = You and Laura share the victory
end-laura-scores = { $mine } points against her { $hers }. The lower score wins.
end-alone = { $points } points
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
honour-driver-text = rode { $cards ->
    [one] one card
   *[other] { $cards } cards
    }
honour-pairs = { $name }, best shunter
honour-pairs-text = { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
    } sent away
honour-derail = { $name }, off the rails
honour-derail-text = { $times ->
    [one] derailed once
   *[other] derailed { $times } times
    }
record-new = A new record!
record-best = Your record is { $points }, { $missing } less than today
record-list = Your best: { $list }
chart-title = Piles, turn by turn
chart-end = + hand

## The tutorial
lesson-aim = Everybody builds the same track and moves the same locomotive. Cards that you must take, and those left in your hand, count against you: the lowest sum wins.
lesson-setup = First four cards are laid, by turns. Press R or tap again to turn yours, then click where it should lie.
lesson-values = You draw one card a turn. A card may not follow one whose value differs by 2: no 3 after a 1, no 4 after a 2. Dark cards say why they must wait.
lesson-build = Choose a glowing card. The odds show what the roll may bring: as many dice as the card's value, and four of six faces show a wheel. Lay it and roll!
lesson-ride = For each wheel the locomotive moves one card. If the track ends before the wheels do, it derails, and each step left costs you a card from the tail. A broken card costs one as well.
lesson-penalty = Penalty cards go onto your pile. A card of the same value as the one on top takes it away with it, so the order matters. “Best order” finds it for you.
lesson-pass = You may always pass: the locomotive moves one card and you take one. Chaos cards have no track; drop them onto your pile when that hurts least.
lesson-end = That is all. When the deck is empty, hand and pile are added up. Good luck on the line!

## Everything open
secret-hand = Hand: { $points }
secret-pile = Pile: { $points }

## Examples on the rules page
example-yes = fits
example-no = does not fit
example-loco = the locomotive stands on card { $number }
example-throw = Throw { $number }
example-pile = Pile, its top card last
example-added = Put on it, in this order
example-left = What is left
example-meet = Rail meets rail: the card may lie there, although the edges of the two cards are not in line.
example-cover = The track winds back to its beginning. The next card would cover the first one, so it cannot be laid.
example-values = A 3 after a 2 and a 4 after a 1 are fine. A 3 after a 1 and a 2 after a 4 are not: they differ by 2.
example-start = Four cards lie; the locomotive stands on the third and looks towards the fourth.
example-dice = Two cards of value 3 make six dice: first four of them, then two. Here they show four wheels.
example-ride = Three dice, two wheels: the locomotive moves two cards forward.
example-derail = Three wheels, but only one card ahead: after one step the locomotive derails. Two steps are left, so the first two cards of the track are taken.
example-broken = Two wheels take the locomotive across the broken card: one card is taken from the beginning of the track.
example-pair = The new 2 finds a 2 on top: both leave the game, and the 3 below is on top again.
example-order = A 1, a 4 and a 2 were taken. In this order the 1 pairs with the 1, then the 4 with the 4, and only the 2 stays.
example-score = 5 in hand and 7 on the pile: 12 points. Broken and chaos cards count like all others.
