
## Why a card cannot be laid
why-room = no room at the end
why-values = { $value } after { $last }: no
why-end = leaves a dead end
why-other-value = another value
why-chaos = no track: pile only

## The bar
waiting-watching = You are watching.
waiting-penalty = Put the penalty cards on your pile
waiting-pick = Choose a card to lay
waiting-nothing = No card of yours fits the track now
waiting-for = { $name } is thinking…

## The table
track-picture = The track: { $cards ->
    [one] one card
   *[other] { $cards } cards
    }. Press T for the board in words.
view-follow = Follow the locomotive
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
    [0] empty
    [one] one card
   *[other] { $cards } cards
    }
pile-open = Look through your pile:
pile-title = Your pile: { $points ->
    [one] 1 point
   *[other] { $points } points
}
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
chapter = Stretch { $stretch }
dice-rolling = { $name } rolls…
dice-rolled = { $name }: { $wheels ->
    [0] no wheel
    [one] one wheel
   *[other] { $wheels } wheels
    }
die-wheel = wheel
die-blank = blank

## Odds
odds-title = The odds
odds-none = Choose a card: here you see what it risks.
odds-safe = cannot derail
odds-derail = chance of derailing
odds-mean = { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards on average
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
do-danger = { $chance } chance of derailing
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
do-pass-sure = Pass now
do-pass-free = nothing to take
do-pair = Pair it with the { $value }
do-pair-small = both cards leave the game
do-drop = Put it on my pile
do-drop-small = your pile grows by { $value }
do-chaos = Chaos
do-chaos-small = to your own pile

## Penalty cards
penalty-title = { $cards ->
    [one] One penalty card
   *[other] { $cards } penalty cards
    }
penalty-help = Put them in order, or press the one that goes first. Equal values go in pairs.
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

## Journal

## The board in words

## The end
standing-you = you { $points }
standing-record = record { $points }
standing-laura = Laura { $points }
record-new = A new record!
record-best = Your record is { $points }, { $missing } less than today
record-list = Your best: { $list }

## The tutorial
lesson-line = Everybody builds one track and moves one locomotive. Four cards lie already, and the locomotive stands on the third. Cards that you must take count against you: the lowest sum wins.
lesson-hand = You hold two cards and have drawn a third. In your turn you lay cards and roll, or pass. A card never follows one whose value differs by 2: no 3 after a 1, no 4 after a 2.
lesson-build = Lay your 2 at the end of the track: choosing it once tries it there, choosing it again or the large button lays it. Then roll: as many dice as the value, and four of six faces show a wheel.
    .short = Lay your 2 at the end of the track, and roll.
    .done = One wheel, one card forward. The odds stood there before you rolled.
lesson-several = You may lay several cards of one value and roll for their sum. You have two 1s: lay both, then roll two dice.
    .short = Lay both 1s, and roll two dice.
    .done = Two cards gone from your hand for two dice. What stays in your hand counts against you at the end.
lesson-derail = Brasa took the locomotive to the very end. Lay your 3 (turn it as you like: R or the turn button) and roll three dice. The odds look bad, but sometimes it has to be.
    .short = Lay your 3, turned as you like, and roll three dice.
    .done = Three wheels and one card: derailed! Each step that is left costs a card from the tail of the track.
lesson-pile = Two penalty cards, two 2s. Put one on your pile. The other has the same value: let it take the first one away.
    .short = Put one 2 on your pile. The other then takes it away.
    .done = Both are gone. Equal values pair off, so the order of your pile is worth a thought.
lesson-chaos = Brasa laid a broken card; whoever rides over it takes a card. You have drawn a chaos card: no track, only points. Discard it onto your pile while it does little harm.
    .short = A chaos card is only points. Discard it onto your pile.
    .done = No roll, no ride. Another card of value 3 can take it away later.
lesson-pass = You may always pass: the locomotive moves one card, and you take one. The next card is broken, so it is two this time. Pass, and put the two 1s so that they pair off.
    .short = Pass, and put the two 1s so that they pair off.
    .done = A pass that cost nothing. Not bad at all.
lesson-end = When the deck is empty, the values in hand and pile are added up, and the lowest sum wins. Dark cards tell why they have to wait: press one. Good luck on the line!

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

# The board in words, as tables

# Groups of words for one thing: whoever searches the rules for one finds the others
search-words = locomotive train engine loco | derail crash accident | penalty punishment fine | pair combine match cancel | track rail line card | broken damaged destroyed | chaos joker | dice die wheel roll | alone solo single | pile stack | shuffle deck
