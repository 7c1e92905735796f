game = Halloween
tagline = Shared ghosts, one frightened town: summon, scare, fight and haunt before the night is over.

# Options
option-master = Master variant
    .help = Four sections, no dice, no cards and no bonus tokens; for people who know the game.
option-quiet_rounds = Quiet rounds
    .help = A game that is stuck ends after this many rounds without a new haunt or card; 0: never.
option-cards = Action cards
    .help = Which eight cards are on the table.
option-cards-random = drawn at random
option-cards-casper = Casper, for beginners
option-cards-jacob_marley = Jacob Marley, for fighters
option-cards-brown_lady = The Brown Lady, for scares
option-cards-bloody_mary = Bloody Mary, for points
option-cards-amityville = Amityville Ghosts, for the clever
option-cards-chosen = my own choice
option-card_1 = Card 1
    .help = One of the eight cards on display.
option-card_2 = Card 2
    .help = One of the eight cards on display.
option-card_3 = Card 3
    .help = One of the eight cards on display.
option-card_4 = Card 4
    .help = One of the eight cards on display.
option-card_5 = Card 5
    .help = One of the eight cards on display.
option-card_6 = Card 6
    .help = One of the eight cards on display.
option-card_7 = Card 7
    .help = One of the eight cards on display.
option-card_8 = Card 8
    .help = One of the eight cards on display.

# Ghosts, buildings, actions
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-red = red
building-church = Church
building-school = School
building-hospital = Hospital
building-town_hall = Town hall
building-police_station = Police station
building-theatre = Theatre
action-summon = Summon
action-scare = Scare
action-upgrade = Upgrade
action-move = Move
action-fight = Fight
action-haunt = Haunt
action-rest = Rest
section = Section

# Card symbols, timing, price, sources of points
symbol-summon = on Summon
symbol-scare = on Scare
symbol-upgrade = on Upgrade
symbol-move = on Move
symbol-fight = on Fight
symbol-haunt = on Haunt
symbol-halloween = general
symbol-points = points
timing-always = always
timing-once = 1 / turn
timing-end = at the end
cost-grey = any 3
cost-coloured = 3 kinds
source-haunts = Haunting
source-cards = Occupying cards
source-sharing = Shared cards
source-bonus = Bonus tokens
source-sets = Token sets

# Bonus tokens
bonus-summon = Summon Call
    .text = Summon with two ghosts of any colour, whatever your levels.
bonus-recover = Disc Return
    .text = Take back up to 3 discs from your sections.
bonus-scare = Two Screams
    .text = Gain 2 scare points.
bonus-point = Haunt Point
    .text = Gain 1 haunt point.
bonus-blue = Blue Soul
    .text = Take a blue ghost token.
bonus-green = Green Soul
    .text = Take a green ghost token.
bonus-yellow = Yellow Soul
    .text = Take a yellow ghost token.
bonus-reroll = Reroll
    .text = Roll your attack die again.
bonus-plus = Plus Three
    .text = After rolling, add 3 to a die of yours.
bonus-bigger_die = Bigger Die
    .text = Before rolling, take the die one level above your ghost.
bonus-rest = Free Rest
    .text = Rest a section.
bonus-far_move = Far Move
    .text = Move any ghost to any other building.

# Action cards
card-0 = drawn at random
card-1 = Free Roaming
    .text = When you Move, every building is within reach.
card-2 = Haunt Next Door
    .text = Two ghosts of one colour can haunt the house next to theirs, on their colour's space.
card-3 = Prize Fighter
    .text = Each fight you win brings 2 points against a weaker ghost and 3 against a stronger one.
card-4 = Above Your Level
    .text = One action of yours counts as done a level above its section.
card-5 = Bully
    .text = Add 1 to every attack you roll, and you may attack ghosts of your ghost's own colour.
card-6 = Second Wind
    .text = Empty a section of its discs without a rest.
card-7 = Exorcism
    .text = Send any ghost from the board back to the supply and take a token of its colour.
card-8 = Downgrade
    .text = Let a section sink one level: 2 tokens of its new colour are yours.
card-9 = Finders Keepers
    .text = Each bonus token you obtain comes with a ghost token in its finder's colour.
card-10 = Double Summons
    .text = A Summon gives you 2 tokens instead of 1.
card-11 = Fear Harvest
    .text = The ghosts you beat leave scare points behind, as many as their level.
card-12 = Frightful Trophy
    .text = After a Scare take a token of the colour of the ghost that scared.
card-13 = Cheap Upgrades
    .text = You save 2 scare points on every Upgrade.
card-14 = True Colours
    .text = 3 points for each coloured card you occupy, this one included.
card-15 = Encore
    .text = Choose an action although its space is taken by a disc.
card-16 = Ghost Parade
    .text = Your Move actions can set two ghosts moving.
card-17 = Victory Lap
    .text = When you win a fight you may move the winner to any other building.
card-18 = Restless Dice
    .text = Pay 1 scare point to roll a die of yours again, as often as you can afford it.
card-19 = Scream Die
    .text = When you have haunted, the die of that colour may be rolled for scare points.
card-20 = House Brawl
    .text = Your attacker takes on the whole house, one foe after the other.
card-21 = Fear Hoard
    .text = 2 points for every 3 scare points you own.
card-22 = Weakest Link
    .text = Your lowest section pays: green 1, yellow 2, orange 5, red 8 points, blue nothing.
card-23 = Call the Number
    .text = Name a number for a ghost you moved and roll its die: reaching it pays the number in scare points, missing it pays 1.
card-24 = Hold the Ground
    .text = When you attack, a tie is a win.
card-25 = Join the Crowd
    .text = When a Move action brings a ghost to another of its colour you may summon with them at once.
card-26 = Big Bully
    .text = Weaker ghosts fall without a roll.
card-27 = Red Collector
    .text = 4 points for each red ghost token you own.
card-28 = Token Pairs
    .text = 3 points for every 2 ghost tokens you own.
card-29 = Proud Parent
    .text = Each Upgrade action brings you 2 points.
card-30 = Pay in Fear
    .text = Buy the token of a ghost you see for scare points, one for each of its levels.
card-31 = Unspent Evil
    .text = 4 points for each haunt token you have not placed.
card-32 = Double Spoils
    .text = When you win a fight you take 2 tokens of the beaten colour instead of 1.
card-33 = Full House
    .text = Summon all five of a colour, and you may haunt with it wherever a haunt of yours is still allowed.
card-34 = Long Reach
    .text = On a Fight action you may attack a ghost in any building.
card-35 = Sparring Fear
    .text = The gap between the two dice of a fight is paid in scare points, whoever won.
card-36 = Soul Exchange
    .text = Change a ghost token into two of the colour below, or two alike into one of the colour above.
card-37 = Fear Feast
    .text = 1 point each time a single action or effect brings you 2 or more scare points.
card-38 = Hit and Run
    .text = After a Scare you may move the ghost that scared to any other building.
card-39 = Trading Places
    .text = Swap two ghosts on the board.
card-40 = Rainbow Set
    .text = 15 points for each set of five ghost tokens of different colours.
card-41 = Interest
    .text = After all other cards: 1 point for every full 10 you have.
card-42 = Orange Crush
    .text = 2 points for each orange ghost token you obtain.
card-43 = Colour Blind
    .text = You may treat coloured cards as grey ones.
card-44 = Welcome Gift
    .text = Each time you occupy a card, this one included, take a ghost token of your choice.
card-45 = Odd Couple
    .text = Two unlike ghosts under one roof can summon: both roll, and the lower die calls its colour.
card-46 = Unhaunt
    .text = With a Haunt action you may instead take back a haunt token of yours where a ghost of its colour stands, and lose half its points.
card-47 = Grey Discount
    .text = You save 1 token on grey cards, and on coloured ones when no grey card is left for you.
card-48 = Private Lessons
    .text = Buy a section its next level for scare points: green 2, yellow 3, orange 4, red 5.
card-49 = Haunting Wisdom
    .text = A haunt may lift any one section of yours by a level.
card-50 = Soul for Ghost
    .text = Pay a ghost token to place a ghost of its colour in any building.
card-51 = Louder Boo
    .text = A Scare brings you 1 scare point more.
card-52 = Trick or Treat
    .text = After a Scare draw a bonus token from the supply.

# What is to be decided
decision-menu = Your turn: use a section, a card or a bonus token
decision-summon = Which two ghosts summon?
decision-scare = Which ghost scares?
decision-upgrade = Which ghost do you upgrade?
decision-move = Which ghost moves?
decision-fight = Which ghost attacks?
decision-haunt = Which space do you haunt?
decision-raise_section = Raise a section to the new level?
decision-second_ghost = Move a second ghost?
decision-after = Use a card?
decision-next_foe = Fight on?
decision-before_roll = A bigger die?
decision-after_roll = Change the roll?
decision-recover = Which disc comes back?
decision-gift = Which token do you take?
decision-move_to = Where to?
decision-foe = Against whom?
decision-blue_building = Where do the blue ghosts arrive?
decision-pickup = Keep the token, or discard one?
decision-pay = Which tokens do you pay?
decision-disc_for_card = Which disc goes on the card?
decision-share = Points, or discs back?
decision-restore = Which section gets its discs back?
decision-exorcise = Which ghost leaves?
decision-lower = Which section do you lower?
decision-buy_token = Which token do you buy?
decision-exchange = Which tokens do you swap?
decision-swap_first = Which ghost changes places?
decision-swap_second = Which ghost does it swap with?
decision-lesson = Which section do you raise?
decision-wisdom = Which section do you raise?
decision-place = Which ghost comes, and where?
decision-far_move = Which ghost travels?
decision-fly_to = Where to?
decision-call_number = Which number?
decision-full_house = Which building do you haunt?

# Log sentences
event-first_seat = { $player } begins.
    .own = You begin.
event-card_dealt = { $card } is on the table.
event-bonus_laid = { $bonus } lies { at }.
event-bonus_reshuffled = The discarded bonus tokens are shuffled.
event-action = { $player } uses section { $section }: { $action }.
    .own = You use section { $section }: { $action }.
event-rested = { $player } lets section { $section } rest.
    .own = You let section { $section } rest.
event-summoned = { $player } summons { a-ghost } { at }.
    .own = You summon { a-ghost } { at }.
event-scared = { $player } scares with { a-ghost } { at }.
    .own = You scare with { a-ghost } { at }.
event-upgraded = { $player } turns a ghost { at } { ghost-colour }.
    .own = You turn a ghost { at } { ghost-colour }.
event-moved = { $player } moves { a-ghost } { NAME("from", THIS("ghost.building")) } { NAME("to", $to) }.
    .own = You move { a-ghost } { NAME("from", THIS("ghost.building")) } { NAME("to", $to) }.
event-attacked = { $player } attacks { at }: { ghost-colour } against { foe }, { PERCENT($wins, $of) }% chance of winning.
    .own = You attack { at }: { ghost-colour } against { foe }, { PERCENT($wins, $of) }% chance of winning.
event-rolled = The { $colour } die shows { $face }.
event-fight_won = The { foe } ghost is beaten.
event-fight_lost = The { foe } ghost holds out.
event-haunted = { $player } haunts the { ghost-colour } space { at }.
    .own = You haunt the { ghost-colour } space { at }.
event-unhaunted = { $player } takes back the haunt token { at }, { ghost-colour } space.
    .own = You take back your haunt token { at }, { ghost-colour } space.
event-level = Section { $section } of { $player } is at level { $level } now.
    .own = Your section { $section } is at level { $level } now.
event-discs_back = { $player } takes { $count ->
    [0] no disc
    [one] one disc
   *[other] { $count } discs
} back from section { $section }.
    .own = You take { $count ->
        [0] no disc
        [one] one disc
       *[other] { $count } discs
    } back from section { $section }.
event-disc_back = { $player } takes a disc back from section { $section }: { $action }.
    .own = You take a disc back from section { $section }: { $action }.
event-tokens_taken = { $player } takes { $count ->
    [one] one { $colour } ghost token
   *[other] { $count } { $colour } ghost tokens
}.
    .own = You take { $count ->
        [one] one { $colour } ghost token
       *[other] { $count } { $colour } ghost tokens
    }.
event-tokens_given = { $player } pays { $count ->
    [one] one { $colour } ghost token
   *[other] { $count } { $colour } ghost tokens
}.
    .own = You pay { $count ->
        [one] one { $colour } ghost token
       *[other] { $count } { $colour } ghost tokens
    }.
event-scare_gained = { $player } gains { $count ->
    [one] one scare point
   *[other] { $count } scare points
}.
    .own = You gain { $count ->
        [one] one scare point
       *[other] { $count } scare points
    }.
event-scare_paid = { $player } pays { $count ->
    [one] one scare point
   *[other] { $count } scare points
}.
    .own = You pay { $count ->
        [one] one scare point
       *[other] { $count } scare points
    }.
event-points = { $player } scores { $points ->
    [one] one point
   *[other] { $points } points
}: { SAY("told-source") }.
    .own = You score { $points ->
        [one] one point
       *[other] { $points } points
    }: { SAY("told-source") }.
event-occupied = { $player } occupies { $card }.
    .own = You occupy { $card }.
event-card_used = { $player } uses { $card }.
    .own = You use { $card }.
event-bonus_found = { $player } gets the bonus token { $bonus }.
    .own = You get the bonus token { $bonus }.
event-bonus_discarded = { $player } discards the bonus token { $bonus }.
    .own = You discard the bonus token { $bonus }.
event-bonus_used = { $player } uses the bonus token { $bonus }.
    .own = You use the bonus token { $bonus }.
event-bonus_unlocked = { $player } takes three discs back: the bonus spaces are free again.
    .own = You take three discs back: your bonus spaces are free again.
event-removed = The { ghost-colour } ghost { at } goes back to the supply.
event-placed = { $player } places { a-ghost } { at }.
    .own = You place { a-ghost } { at }.
event-swapped = Two ghosts change places: { NAME("building", THIS("ghost.building")) } and { NAME("building", THIS("other.building")) }.
event-called = { $player } calls { $number }.
    .own = You call { $number }.
event-blues_came = { $count ->
    [one] One blue ghost arrives
   *[other] { $count } blue ghosts arrive
} { at }.
event-reds_left = All red ghosts leave the town.
event-end_triggered = { $player } brings on the end: this is the last round.
    .own = You bring on the end: this is the last round.
event-turn_ended = { $player } ends the turn.
    .own = You end your turn.
    .heard = Round { THIS("@next_round") }.
event-game_over = The game is over.

# What people choose, what happens, how things stand: every client says it so
price-any = any { THIS("price.tokens") }
price-kinds = { THIS("price.tokens") } kinds
# Choices
pass = No, go on
pass-after_roll = Keep the roll
pass-before_roll = Roll
pass-recover = That is enough
pass-next_foe = Stop fighting
pass-raise_section = Leave them as they are
end-turn = End the turn
do-act = Section { $section }: { $action }
do-act-raised = Section { $section }, one level higher: { $action }
do-occupy = Occupy { $card }
do-ghost = { verb }: { $colour } ghost, { $building }
do-pair = { action-summon }: { NAME("colour", THIS("colours.0")) } and { NAME("colour", THIS("colours.1")) } ghosts roll for it, { $building }
do-building = { verb }: { $building }
do-haunt = { action-haunt }: { $colour } space, { $building }
do-haunt-extra = { action-haunt } with an extra token: { $colour } space, { $building }
do-section = { verb }: section { $section }
do-sections = { verb }: { COUNT($sections) ->
    [one] section
   *[other] sections
} { EACH($sections, "", "and") }
do-points = Take the points
do-number = Call { $number }
do-colour = { verb }: { $colour }
do-pay = Pay { EACH($tokens, "colour-*", "and") }
do-disc-reserve = A disc from the reserve
do-disc-back = Take back from section { $section }: { $action }
do-disc = The disc of section { $section }: { $action }
do-keep = Keep { NAME("bonus", SEEN("pending.bonus")) }
do-discard = Discard { $bonus }
do-reroll = Roll the { die-colour } die again (die { $die })
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
verb-share = Take discs back
verb-restore = Take discs back
verb-lower = Lower
verb-lesson = Raise by one
verb-wisdom = Raise by one
verb-gift = Take a token
verb-buy_token = Buy a token
change-points = { ABS($amount) ->
    [one] { SIGNED($amount) } point
   *[other] { SIGNED($amount) } points
}
change-scare = { ABS($amount) ->
    [one] { SIGNED($amount) } scare point
   *[other] { SIGNED($amount) } scare points
}
change-discs = { ABS($amount) ->
    [one] { SIGNED($amount) } disc
   *[other] { SIGNED($amount) } discs
}
change-token = { ABS($amount) ->
    [one] { SIGNED($amount) } { $colour } token
   *[other] { SIGNED($amount) } { $colour } tokens
}
# What is going on
progress-setup = Setting up
progress-round = Round { $round }
progress-last = Round { $round }, the last
last-round = This is the last round
status-menu = { THIS("options.master") ->
    [yes] Use a section
   *[no] Use a section, a card or a bonus token
}
status-used = { THIS("options.master") ->
    [yes] All sections are used: end the turn
   *[no] All sections are used: end the turn, or use a card or token
}
status-other = { THIS("options.master") ->
    [yes] Chooses a section
   *[no] Chooses a section, a card or a bonus token
}
status-dice = The dice are rolling
status-setup = The town is being set up
status-for-card = { NAME("card", THIS("pending.card")) }: { NAME("decision", THIS("pending.step")) }
# The board
town = The town
cards = Action cards
bonus-free = Free bonus space
bonus-locked = Bonus space with a disc, until three tokens are used
board-of = Board of { $seat }
# The board in words
board-line = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $scare } scare, { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}, { $haunts } haunts left
text-table = The table
text-none = none
text-count = { $value ->
    [0] {""}
   *[other] { $value } { NAME("colour", $key) }
}
text-ghosts-left = Ghosts in the supply: { EACH($ghosts_left, "text-count", "and", "text-none") }
text-tokens-left = Tokens in the pool: { EACH($tokens_left, "text-count", "and", "text-none") }
text-building = { NAME("building", $name) }: ghosts: { counted-ghosts }
text-bonus-lies = bonus token { $bonus }: { CUT(NAME("bonus", $bonus, "text"), 0, -1) }
text-room = { $room ->
    [0] full
    [one] room for 1 more ghost
   *[other] room for { $room } more ghosts
}
text-card = { JOIN(" ", "text-card-line", "text-used", "text-payable", "text-occupied") }
text-occupied = Occupied by { SEATS($seats) }.
text-points = Haunt points: { $points }; scare points: { $scare }
text-tokens = Ghost tokens: { EACH($tokens, "text-count", "and", "text-none") }
text-discs = Discs in the reserve: { $reserve }; haunt tokens left: { SUM(THIS("haunts_left.own"), THIS("haunts_left.extra")) }
text-bonus = Bonus spaces: { EACH($bonus, "bonus-space", "; ") }
text-cards = Cards: { EACH($cards, "card-*", "and", "text-none") }
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
a-ghost = { THIS("@colour") ->
    [orange] an { ghost-colour } ghost
   *[other] a { ghost-colour } ghost
}
text-next-to = next to { EACH($next_to, "building-*", "and") }
text-spaces = haunt spaces and their points: { cell-haunts }
text-space = { $colour } { $points }
text-haunted-points = { $colour } { $points } haunted by { $seat }{ $extra ->
    [yes] , with an extra token
   *[no] {""}
}
text-round = Round { $round }
text-begins = { SEAT($first) } began
text-turn = { $to_act } is to act
text-turn-of = It is { SEAT($turn) }’s turn
text-cards-to-end = The last round comes once somebody occupies { $cards_to_end } cards or places their last haunt token
text-quiet = Rounds without a haunt or a new card: { $quiet } of { THIS("options.quiet_rounds") }
text-limit = Each building holds { $limit } ghosts
text-supply = Bonus tokens in the supply: { EACH(THIS("@supply"), "text-times") }
text-supply-used = Bonus tokens discarded: { EACH(THIS("@used_up"), "text-times") }
text-times = { $value ->
    [one] { NAME("bonus", $key) }
   *[other] { $value } times { NAME("bonus", $key) }
}
text-used = Used this turn.
text-payable = { THIS("price.payable") ->
    [yes] You can pay for it.
   *[no] You cannot pay for it.
}
text-die = { $colour } die, { $sides } sides{ $own ->
    [yes] {""}
   *[no] , of the attacked ghost
}
    .shown = { text-die }: { die-shows }
text-haunts = Of the haunt tokens: { THIS("haunts_left.own") } to begin with, { THIS("haunts_left.extra") ->
    [one] one extra
   *[other] { THIS("haunts_left.extra") } extra ones
}
text-source = { SAY("told-source") }: { $points }
text-sheet = Points by source: { EACH(THIS("@own_sources"), "text-source", "; ") }
text-pending = Under way: { EACH(THIS("@under_way"), "under-way", "; ") }
text-result = { SEAT($index) }: { $value ->
    [one] 1 point
   *[other] { $value } points
}, place { SEEN("result.places", $index) }
text-master = Master variant

# What is counted over many games
figure-haunted = Haunts
figure-fights = Fights begun
figure-fights_won = Fights won
figure-scared = Scares
figure-summoned = Ghosts summoned
figure-occupied = Cards occupied
figure-action = Favourite action

# What is counted at the table
notebook-haunted = haunts
notebook-fights_won = fights won
notebook-fights_lost = fights lost
notebook-scared = scares
notebook-summoned = summoned
notebook-occupied = cards occupied
notebook-left-card = Cards that nobody has
notebook-left-bonus = Bonus tokens to draw
notebook-left-ghost = Ghosts in the supply
notebook-left-token = Ghost tokens in the pool

# The end
end-tie = Where haunt points are equal, more ghost tokens decide.
end-winner = { SEATS(THIS("@winners")) } owns the night
end-shared = { SEATS(THIS("@winners")) } share the night
end-rounds = { $round } rounds, { THIS("@lead.best") } haunt points
end-by-tokens = { THIS("@lead.best") } points each after { $round } rounds; more ghost tokens decided
honour-fight = { $name }, best brawler
    .text = { $count ->
        [one] 1 fight won
       *[other] { $count } fights won
    }
honour-scare = { $name }, loudest boo
    .text = { $count ->
        [one] 1 scare point gained
       *[other] { $count } scare points gained
    }
honour-tokens = { $name }, soul collector
    .text = { $count ->
        [one] 1 ghost token left
       *[other] { $count } ghost tokens left
    }
chart-title = Points over the rounds
chart-end = end
# At a terminal: what the signs of the board mean
legend =
    ★ points   ! scare points   ● ghosts, also as tokens   ◆ haunt tokens left, or a bonus token
    ○ discs: in the reserve, or on an action   ✓ used this turn   2×1 one token of level 2
    ●3 a section of level 3   ( 6) a haunt space and its points   [A ] who haunts it
    ■ cards occupied   [○] a bonus space with a disc: locked until three tokens are used

action = { SAY("title") }
    .with = { SAY("title") } ({ EACH(THIS("@promises"), "promise") })
verb = { SAY("verb") }
path-section = { section } { $section }
path-building = { $building }
ghost-colour = { NAME("colour", THIS("@colour")) }
at = { NAME("at", THIS("@at")) }
foe = { NAME("colour", THIS("foe.colour")) }
change-bonus = { $bonus }
counted-ghosts = { EACH($ghosts, "text-count", "and", "text-none") }
text-card-line = { NAME("card", $number) } ({ $timing }, { SAY("price") }): { NAME("card", $number, "text") }
text-building-whole = { JOIN("; ", "text-building", "text-room", "text-next-to", "text-bonus-lies", "text-spaces") }
bonus-held = { NAME("bonus", $value) }: { NAME("bonus", $value, "text") }
bonus-text = { $bonus }: { NAME("bonus", $bonus, "text") }
under-way-act = { do-act }
under-way-cell = { a-ghost } { at }
under-way-building = { $building }
under-way-colour = { $colour }
under-way-bonus = { $bonus }
under-way-card = { $card }
under-way-number = { $number }
cell-building = { NAME("building", $name) }
cell-room = { $room }
cell-lanes = { EACH($next_to, "building-*") }
cell-haunts = { EACH($haunts, "space") }
cell-number = { $number }
cell-level = { $level }
cell-colour = { $colour }
cell-discs = { EACH($discs, "action-*", ", ", "text-none") }
do-rest = Section { $section }: { action-rest }
do-use_card = Use { $card }
do-use_bonus = Use { $bonus }
do-reroll_token = Use { bonus-reroll }
do-take_back = { verb-take_back }: { $colour } space, { $building }
do-place = { verb-place }: { $colour } ghost, { $building }
do-trade = One { $colour } for two { NAME("colour", THIS("@traded")) }
    .up = Two { $colour } for one { NAME("colour", THIS("@traded")) }
die-colour = { NAME("colour", THIS("@die_colour")) }
do-add_three = Add 3 to the { die-colour } die (die { $die })
do-bigger_die = A bigger die for { die-colour } (die { $die })
change-odds = { PERCENT($wins, $of) }% chance of winning
die-shows = The { $colour } die shows { SUM($face, $plus) }.
column-building = Building
column-ghosts = Ghosts
column-room = Room for
column-lanes = Lanes to
column-bonus = Bonus token
column-haunts = Haunt spaces
column-section = Section
column-level = Level
column-colour = Colour
column-discs = Discs on
column-done = Done
cell-yes = Yes
cell-no = No

# Places that arrow keys walk through
place-ghosts = ghosts: { counted-ghosts }
place-section = section { $number }
place-level = level { $level }, { $colour }
place-discs = discs on: { cell-discs }
place-done = done
place-bonus = bonus space { $number }
place-token = { NAME("colour", $key) } ghost tokens
place-action-card = card { SUM($index, 1) }
card-name = { NAME("card", $number) }
