# What Halloween says to people who ask why not: which part is missing.

at-church = at the church
at-school = at the school
at-hospital = at the hospital
at-town_hall = at the town hall
at-police_station = at the police station
at-theatre = at the theatre

over = The game is over.
wait = Wait until the dice have settled or the draw is done.
decide-first = First something else has to be decided: { $step }.
asks-raise_section = which section is raised
asks-second_ghost = which second ghost moves
asks-after = whether a card is used
asks-next_foe = who is fought next
asks-before_roll = whether something helps with the roll
asks-after_roll = whether something helps with the roll
asks-recover = which disc comes back
asks-gift = which token you take
asks-summon = which ghosts summon
asks-scare = which ghost scares
asks-upgrade = which ghost is upgraded
asks-move = which ghost moves
asks-fight = which ghost attacks
asks-haunt = which space is haunted
asks-move_to = where the ghost goes
asks-foe = whom the ghost attacks
asks-blue_building = where the blue ghosts appear
asks-pickup = what happens to the token you found
asks-pay = with which tokens you pay
asks-disc_for_card = which disc goes on the card
asks-share = points or discs
asks-restore = which section gets its discs back
asks-exorcise = which ghost leaves
asks-lower = which section is lowered
asks-buy_token = which token you buy
asks-exchange = what you exchange
asks-swap_first = which ghosts change places
asks-swap_second = with whom the ghost changes places
asks-lesson = which section is raised
asks-wisdom = which section is raised
asks-place = where the ghost is placed
asks-far_move = which ghost travels
asks-fly_to = where the ghost flies
asks-call_number = which number you call
asks-full_house = which space is haunted

sections-left = { $count ->
    [one] One section has neither acted nor rested: use it before you end your turn.
   *[other] { $count } sections have neither acted nor rested: use them before you end your turn.
}
no-section = Your board has { $count } sections.
section-used = Section { $section } has been used in this turn: choose another one.
raise-card = To raise a section for one action you need Above Your Level, not used in this turn, and a section below red.
disc-there = There is a disc on { $action } in this section already: it comes free when the section rests.
no-disc = For an action you need a disc in your reserve, and it is empty: let a section rest and its discs come back.
level-short = { $action } needs a section of level { $needed } now; this one has level { $level }, and no ghost it reaches can do it.
summon-no-pair = To summon you need two ghosts of one colour in one building: there is no such pair in town.
summon-full = The pair ({ $colour }) { $at } cannot summon: the building is full.
summon-supply = The pair ({ $colour }) { $at } cannot summon: no ghost of that colour is left in the supply.
scare-nobody = To scare you need a ghost, and there is none in town.
upgrade-price = The cheapest upgrade costs { $need ->
    [one] 1 scare point
   *[other] { $need } scare points
}; you have { $have }.
upgrade-supply = To upgrade you need a ghost of the next colour in the supply, and there is none.
move-no-room = To move a ghost you need a neighbouring building with room, and there is none.
fight-weaker = To fight you need a ghost and a weaker one in the same building: there is no such pair.
fight-one-colour = To fight you need a foe of another colour in the same building: all ghosts in town have one colour.
fight-apart = To fight you need two ghosts of different colours in one building. The nearest are { $colour } { $at } and { $foe } { $there }, { $steps ->
    [one] next door
   *[other] { $steps } roads away
}.
haunt-again = You have haunted every building in which ghosts stand: you need a ghost in another one.
haunt-taken = Where ghosts stand the spaces of their colours are taken: you need a ghost at a free space of its colour.
haunt-no-token = You have no haunt token left for that.
haunt-nowhere = To haunt you need a ghost at a free space of its colour, in a building that you have not haunted.
card-away = { $card } is not among the cards of this game.
card-mine = You are on { $card } already.
card-disc = To occupy a card you need a disc, and you have none to take.
card-price = { $card } costs { $need } ghost tokens; you have { $have }.
card-price-kinds = { $card } costs { $need } ghost tokens of different colours; you have { $have ->
    [one] 1 colour
   *[other] { $have } colours
}.
bonus-none = You do not hold this token.
bonus-roll = This token helps with a roll: use it when dice are rolled.
bonus-disc = To use the token you need a disc in your reserve, and it is empty: let a section rest first.
bonus-summon = This token summons: for that you need two ghosts of one colour together and room for a third.
bonus-recover = This token takes a disc back: none of your discs lies on a section.
bonus-rest = This token rests a section: none of your discs lies on one.
bonus-far_move = This token lets a ghost travel: for that you need a building with room for it.
bonus-blue = The pool has no blue tokens left.
bonus-green = The pool has no green tokens left.
bonus-yellow = The pool has no yellow tokens left.
card-not-mine = To use { $card } you have to occupy it with a disc first.
card-used = { $card } has been used in this turn: it is ready again in your next one.
card-later = { $card } works by itself or at another moment, not now.
card-idle = { $card } finds nothing to work on now.
odd-couple = Two ghosts of different colours summon only for whoever occupies Odd Couple, and within the section’s level.
no-ghost = There is no { $colour } ghost { $at }.
red-rises = Red is the highest colour: a red ghost cannot be upgraded.
ghost-high = The section has level { $level } and does not reach { $colour }: raise it, or choose something lower.
full = There is no room { $at }: { $limit } ghosts are the most.
ghost-alone = To summon you need a second { $colour } ghost { $at }: this one is alone.
supply-out = No { $colour } ghost is left in the supply.
ghost-price = To become { $colour } costs { $need ->
    [one] 1 scare point
   *[other] { $need } scare points
}; you have { $have }.
ghost-no-foe = There is nobody to attack { $at }: you need a ghost of another colour there.
unhaunt-card = To take a haunt token back you need the card Unhaunt.
unhaunt-none = To take it back you need a token of yours on the space and a ghost of its colour there.
haunt-extra = Extra haunt tokens exist for two players only.
haunt-space = A haunt token lies on this space already: choose a free one.
haunt-done = You have a haunt token { $at } already: one in each building.
haunt-next-door = You need a { $colour } ghost { $at }, or two of them next door.
haunt-ghost = To haunt this space you need a { $colour } ghost { $at }.
there-already = The ghost is { $at } already: choose a neighbouring building.
too-far = The ghost stands { $at }: that building is { $steps } roads away, and a move goes only one.

step-raise_section = You may raise a section that is lower than the new ghost; this one is not.
step-second_ghost = The second ghost needs a neighbouring building with room, within the section’s level.
step-after = This card has no part in what has just happened.
step-next_foe = In the brawl you need another foe in the same building that was not fought yet.
step-before_roll = Before a roll only a larger die helps, and only for a die of your own.
step-after_roll = After the roll you need something that helps with this very die, and there is nothing.
step-recover = There is no disc of yours there to take back.
step-gift = The pool has no token of this colour left: choose another colour.
step-summon = To summon you need two ghosts of one colour together, with room for a third.
step-scare = To scare you need a ghost that the section’s level reaches.
step-upgrade = To upgrade you need a ghost below red and one of the next colour in the supply.
step-move = To move this ghost a neighbouring building needs room.
step-fight = To fight you need a ghost of another colour in the same building.
step-haunt = To haunt you need a ghost at a free space of its colour.
step-move_to = The ghost goes to a neighbouring building that has room.
step-foe = The ghost attacks one of another colour in its own building.
step-blue_building = The blue ghosts need a building with room.
step-pickup = You need a free space for the token: keep it there, or discard it or one that you hold.
step-pay = These tokens are not the price of the card, or you do not have them.
step-disc_for_card = There is no disc of yours to take from there.
step-share = Take the points, or choose sections that have discs to give back.
step-restore = This section has no discs to take back.
step-exorcise = There is no such ghost on the board.
step-lower = A blue section cannot be lowered any further.
step-buy_token = To buy this token you need a ghost of its colour on the board, a token in the pool and the price.
step-exchange = For this exchange you or the pool lack the tokens.
step-swap_first = This ghost has no partner of another colour in another building.
step-swap_second = The two have to differ in building and in colour.
step-lesson = This section is red already, or you cannot pay for its next level.
step-wisdom = A red section cannot be raised.
step-place = You need a token of the colour, a ghost of it in the supply and a building with room.
step-far_move = There is no such ghost that could travel.
step-fly_to = The ghost needs another building with room.
step-call_number = The number has to be on the ghost’s own die.
step-full_house = The space has to be free and of this colour.
