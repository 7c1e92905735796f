game = Halloween
tagline = Shared ghosts, one frightened town: summon, scare, fight and haunt before the round runs out.

# Options
option-master = Master variant
    .help = Four sections, no dice, no cards and no bonus tokens; for people who know the game.
option-quiet_rounds = Quiet rounds
    .help = So many rounds without a new haunt or card end a game that is stuck; 0: never.
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
symbol-halloween = any time
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
    .text = Throw a die of yours anew for 1 scare point, and anew, while you can afford it.
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
decision-upgrade = Which ghost rises?
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
decision-lower = Which section drops?
decision-buy_token = Which token do you buy?
decision-exchange = Which tokens do you swap?
decision-swap_first = Which ghost changes places?
decision-swap_second = Which ghost does it swap with?
decision-lesson = Which section learns?
decision-wisdom = Which section rises?
decision-place = Which ghost comes, and where?
decision-far_move = Which ghost travels?
decision-fly_to = Where to?
decision-call_number = Which number?
decision-full_house = Which building do you haunt?

# Log sentences
event-first_seat = { $player } begins.
event-card_dealt = { $card } is on the table.
event-bonus_laid = { $bonus } lies { $at }.
event-bonus_reshuffled = The discarded bonus tokens are shuffled.
event-action = { $player } uses section { $section }: { $action }.
event-rested = { $player } lets section { $section } rest.
event-summoned = { $player } summons { $ghost } { $at }.
event-scared = { $player } scares with { $ghost } { $at }.
event-upgraded = { $player } turns a ghost { $at } { $colour }.
event-moved = { $player } moves { $ghost } { $from } { $to }.
event-attacked = { $player } attacks { $at }: { $colour } against { $foe }, { $percent } % to win.
event-rolled = The { $colour } die shows { $face }.
event-fight_won = The { $foe } ghost is beaten.
event-fight_lost = The { $foe } ghost holds out.
event-haunted = { $player } haunts the { $colour } space { $at }.
event-unhaunted = { $player } takes back the haunt token { $at }, { $colour } space.
event-level = Section { $section } of { $player } is at level { $level } now.
event-discs_back = { $player } takes { $count ->
    [one] one disc
   *[other] { $count } discs
} back from section { $section }.
event-disc_back = { $player } takes a disc back from section { $section }: { $action }.
event-tokens_taken = { $player } takes { $count ->
    [one] one { $colour } ghost token
   *[other] { $count } { $colour } ghost tokens
}.
event-tokens_given = { $player } pays { $count ->
    [one] one { $colour } ghost token
   *[other] { $count } { $colour } ghost tokens
}.
event-scare_gained = { $player } gains { $count ->
    [one] one scare point
   *[other] { $count } scare points
}.
event-scare_paid = { $player } pays { $count ->
    [one] one scare point
   *[other] { $count } scare points
}.
event-points = { $player } scores { $points ->
    [one] one point
   *[other] { $points } points
}: { $source }.
event-occupied = { $player } occupies { $card }.
event-card_used = { $player } uses { $card }.
event-bonus_found = { $player } gets the bonus token { $bonus }.
event-bonus_discarded = { $player } discards the bonus token { $bonus }.
event-bonus_used = { $player } uses the bonus token { $bonus }.
event-bonus_unlocked = { $player } takes three discs back: the bonus spaces are free again.
event-removed = The { $colour } ghost { $at } is gone.
event-placed = { $player } places { $ghost } { $at }.
event-swapped = Two ghosts change places: { $building } and { $other }.
event-called = { $player } calls { $number }.
event-blues_came = { $count ->
    [one] One blue ghost arrives
   *[other] { $count } blue ghosts arrive
} { $at }.
event-reds_left = All red ghosts leave the town.
event-end_triggered = { $player } brings on the end: this is the last round.
event-turn_ended = { $player } ends the turn.
event-game_over = The game is over.
