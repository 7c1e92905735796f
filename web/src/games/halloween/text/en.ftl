list-and = { $some } and { $last }
price-any = any { $count }
price-kinds = { $count } kinds

# Choices
pass = No, go on
pass-after_roll = Keep the roll
pass-before_roll = Roll
pass-recover = That is enough
pass-next_foe = Stop fighting
pass-raise_section = Leave them
end-turn = End the turn
do-it = Do it
fight = Fight
do-with = { $what } ({ $promises })
do-act = Section { $section }: { $action }
do-act-raised = Section { $section }, one level higher: { $action }
do-occupy = Occupy { $card }
do-use = Use { $what }
do-ghost = { $verb }: { $colour } ghost, { $building }
do-pair = { $verb }: { $one } and { $two } ghost roll for it, { $building }
do-building = { $verb }: { $building }
do-haunt = { $verb }: { $colour } space, { $building }
do-haunt-extra = { $verb } with an extra token: { $colour } space, { $building }
do-section = { $verb }: section { $section }
do-sections = { $verb }: sections { $sections }
do-points = Take the points
do-number = Call { $number }
do-colour = { $verb }: { $colour }
do-pay = Pay { $tokens }
do-trade-up = Two { $one } for one { $other }
do-trade-down = One { $one } for two { $other }
do-disc-reserve = A disc of the reserve
do-disc-back = Back from section { $section }: { $action }
do-disc = The disc of section { $section }: { $action }
do-keep = Keep { $bonus }
do-discard = Discard { $bonus }
do-reroll = Roll the { $colour } die again (die { $die })
do-add-three = Add 3 to the { $colour } die (die { $die })
do-bigger-die = A bigger die for { $colour } (die { $die })
verb-second_ghost = Move too
verb-next_foe = Attack
verb-foe = Attack
verb-exorcise = Send away
verb-swap_first = Swap
verb-swap_second = Swap with
verb-far_move = Move far
verb-move_to = Move to
verb-fly_to = Fly to
verb-blue_building = Blue ghosts arrive
verb-take_back = Take back
verb-place = Place
verb-raise_section = Raise
verb-share = Discs back
verb-restore = Discs back
verb-lower = Lower
verb-lesson = Teach
verb-wisdom = Lift
verb-gift = Take a token
verb-buy_token = Buy a token
change-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
change-scare = { $count ->
    [one] { $amount } scare point
   *[other] { $amount } scare points
}
change-discs = { $count ->
    [one] { $amount } disc
   *[other] { $amount } discs
}
change-token = { $count ->
    [one] { $amount } { $colour } token
   *[other] { $amount } { $colour } tokens
}
odds-to-win = { $percent } % to win
odds-for = to win a { $colour } token

# What is going on
progress-setup = Setting up
progress-round = Round { $round }
progress-last = Round { $round }, the last
last-round = This is the last round
status-menu = { $master ->
    [true] Use a section
   *[false] Use a section, a card or a bonus token
}
status-used = { $master ->
    [true] All sections are used: end the turn
   *[false] All sections are used: end the turn, or use a card or token
}
status-other = { $master ->
    [true] Chooses a section
   *[false] Chooses a section, a card or a bonus token
}
status-dice = The dice are rolling
status-setup = The town is set up
status-for-card = { $card }: { $decision }
menu-help = Point at an action to see what it brings
menu-help-short = Tap an action of a section
help-summon = Where two ghosts of one colour stand, a third joins them: take its token
help-scare = A ghost gives its level in scare points
help-upgrade = Pay scare points, make a ghost one level higher, take its token
help-move = A ghost walks next door and takes the bonus token there
help-fight = A ghost attacks another one of its house: win its token
help-haunt = A ghost lets you haunt the space of its colour: points at once
help-rest = All discs of this section come back
menu-rest = { $master ->
    [true] No action is possible now: rest
   *[false] No action is possible now: rest, or use a card or token
}
up-to-level = Ghosts up to level { $level }
fight-won = The fight is won
fight-lost = The fight is lost: the foe holds out
fight-pair = { $colour } against { $foe } { $at }
fight-stood = { $pair }, with { $percent } % to win
cancel = Cancel

# The board
town = The town
stage = What to decide
cards = Action cards
card-occupy = occupy
card-use = use
card-used-up = used
score-strip = Haunt points
points = Haunt points
scare-points = Scare points
ghost-tokens = Ghost tokens
token-of = { $colour } tokens
discs-left = Discs in the reserve
haunts-left = Haunt tokens left
cards-held = Cards occupied
of = of { $count }
bonus-tokens = Bonus tokens
bonus-free = Free bonus space
bonus-locked = Bonus space with a disc, until three tokens are used
began = began the game
board-of = Board of { $name }
look-at = Look at { $name }'s board
back-to-mine = Back to my board
go-to = Go to: { $building }
ghost-at = { $count ->
    [one] { $building }: { $colour } ghost, level { $level }
   *[other] { $building }: { $count } { $colour } ghosts, level { $level }
}
space-at = { $building }: { $colour } haunt space, { $points } points
haunted-by = haunted by { $name }
has-disc = a disc lies there
section-label = Section { $section }, level { $level }, { $colour }
section-acting = acting
section-done = done
section-ready = ready
die-of = { $colour } die
tabs = Parts of the table
tab-town = Town
tab-mine = My board
tab-cards = Cards
tab-players = Players

# The board in words
text-table = The table
text-none = none
text-count = { $count } { $colour }
text-ghosts-left = Ghosts in the supply: { $ghosts }
text-tokens-left = Tokens in the pool: { $tokens }
text-building = { $building }: ghosts: { $ghosts }
text-bonus-lies = bonus token { $bonus }
text-haunted = { $colour } space haunted by { $name }
text-room = { $count ->
    [0] full
    [one] room for 1 more ghost
   *[other] room for { $count } more ghosts
}
text-card = { $name } ({ $timing }, { $price }): { $text }
text-occupied = Occupied by { $names }.
text-points = Haunt points: { $points }; scare points: { $scare }
text-tokens = Ghost tokens: { $tokens }
text-discs = Discs in the reserve: { $discs }; haunt tokens left: { $haunts }
text-section = Section { $section }: level { $level } ({ $colour }); discs on: { $discs }
text-bonus = Bonus spaces: { $spaces }
text-cards = Cards: { $cards }

# The end
end-winner = { $names } owns the night
end-shared = { $names } share the night
end-rounds = { $rounds } rounds, { $points } haunt points
end-by-tokens = { $points } points each after { $rounds } rounds; more ghost tokens decided
honour-fight = { $name }, best brawler
    .text = { $count ->
        [one] 1 fight won
       *[other] { $count } fights won
    }
honour-scare = { $name }, loudest boo
    .text = { $count } scare points gained
honour-tokens = { $name }, soul collector
    .text = { $count ->
        [one] 1 ghost token left
       *[other] { $count } ghost tokens left
    }
chart-title = Points over the rounds
chart-end = end

# Five minutes
lesson-goal = The ghosts belong to everybody. Whoever haunts the most valuable places and occupies good cards wins: most haunt points.
lesson-act = In your turn each of your sections does one thing. White spaces can be used now: point at one to see what it does, then click it.
lesson-finish = A disc lies on that action now. Choose what the glowing pieces offer until the action is done.
lesson-turn = Use your other sections too, then end the turn. A green token, a higher level, a bonus token: everything helps later.
lesson-rest = A space with a disc stays closed until that section rests. Resting uses the section, but all its discs come back.
lesson-cards = Three ghost tokens occupy a card: 3 points at once, and it works for you to the end. A fifth card or the last haunt token starts the last round.
lesson-why = If something cannot be done, click it all the same: Farol answers with the rule. L lists all your choices.

disc-help = From your reserve, or off an action space, which is then open again

# Examples on the rules page
example-yes = yes
example-no = no
example-ghost = { $colour } ghost
example-token = { $colour } token
example-token-haunt = haunt token
example-space = level { $level }, { $colour }
example-town = The school and its neighbours: church, hospital and police station. Town hall and theatre are not next to it.
example-level = A section of level 2 uses blue and green ghosts, but no yellow one.
example-summon = Two green ghosts in one building bring a third, and you take a green token.
example-upgrade = For 2 scare points a blue ghost becomes a green one, and you take a green token.
example-fight = The yellow ghost attacks a green one. 5 against 4 wins its token; 4 against 4 does not.
example-haunt = A yellow ghost stands there and the yellow space is free: your haunt token goes on it for 6 points.
example-rest = A section that rests gives back all discs that lie on it.
example-bonus = Using Two Screams: a disc goes on its space, the token leaves, and you gain 2 scare points.
example-price = Any three tokens pay for a grey card; a coloured one needs three different colours.
example-sets = Three different tokens at the end of a Master game: 5 points.

# Where, in a sentence
at-church = at the church
from-church = from the church
to-church = to the church
at-school = at the school
from-school = from the school
to-school = to the school
at-hospital = at the hospital
from-hospital = from the hospital
to-hospital = to the hospital
at-town_hall = at the town hall
from-town_hall = from the town hall
to-town_hall = to the town hall
at-police_station = at the police station
from-police_station = from the police station
to-police_station = to the police station
at-theatre = at the theatre
from-theatre = from the theatre
to-theatre = to the theatre
a-ghost = { $hue ->
    [orange] an { $colour } ghost
   *[other] a { $colour } ghost
}
