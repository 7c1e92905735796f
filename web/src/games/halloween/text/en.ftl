
do-it = Do it
fight = Fight
odds-for = to win a { $colour } token

round-over = Round { $round } is over
last-round-over = That was the last round.
boo = Boo!
menu-help = Try an action: you are told what it brings
menu-help-short = Choose an action of a section
help-summon = Where two ghosts of one colour stand, a third joins them: take its token
help-scare = A ghost gives its level in scare points
help-upgrade = Pay scare points, make a ghost one level higher, take its token
help-move = A ghost walks next door and takes the bonus token there
help-fight = A ghost attacks another in its building: win, and you take its token
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
fight-stood = { $pair }, with a { $percent }% chance of winning
cancel = Cancel

stage = What to decide
card-owners = { SEATS($seats) }
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
began = began the game
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
section-ready = ready
die-of = { $colour } die
tabs = Parts of the table
tab-town = Town
tab-mine = My board
tab-cards = Cards
tab-players = Players

# The end

# Five minutes
lesson-town = Six buildings, and ghosts that belong to everybody: the most haunt points win. Your board has three sections. In your turn each of them does one thing, an action or a rest. Blue sections use blue ghosts.
lesson-summon = Summon: where two ghosts of one colour stand together, a third joins them. Choose Summon in section 1, then the blue ghosts at the police station: choosing them once tells what happens; choose them again, or press the large button, to do it.
    .short = Choose Summon in section 1, then a blue ghost at the police station, twice.
    .done = A new ghost, and a blue ghost token for you. Tokens pay for cards.
lesson-scare = Scare: a ghost frightens people, and you gain its level in scare points. Choose Scare in section 2, then a blue ghost.
    .short = Choose Scare in section 2, then a blue ghost, twice.
    .done = Boo! One more scare point. They pay for what comes next.
lesson-upgrade = Upgrade: pay 2 scare points and a blue ghost turns green. Choose Upgrade in section 3 and a ghost. Then you may lift a section to its level: lift section 2.
    .short = Choose Upgrade in section 3, then a ghost. Then lift section 2.
    .done = A green ghost, a green token, and a section that commands green ghosts.
lesson-others = Your three sections were used, and a disc closes each action that you took. Both others have had their turn too. A ghost may be gone, or may have turned green: nobody owns them. What changed is marked in the town.
lesson-move = Move: take a ghost to a building next door. A bonus token lies at the town hall. Choose Move in section 1, a blue ghost, and the town hall.
    .short = Choose Move in section 1, a blue ghost, then the town hall.
    .done = Whoever brings a ghost to a bonus token takes it.
lesson-bonus = A bonus token can be used at any time in your turn and costs no section. Use Two Screams now.
    .short = Use your bonus token Two Screams.
    .done = Two scare points for nothing. A disc locks its space until you have used three tokens.
lesson-haunt = Haunt: where a ghost stands, cover the space of its colour, for points at once. Choose Haunt in section 2, and the green space of the police station.
    .short = Choose Haunt in section 2, then the green space of the police station.
    .done = 4 points! You haunt each building only once, and a covered space is taken for good.
lesson-fight = Fight: a ghost attacks one of another colour beside it. Both roll, and the higher die wins. Choose Fight in section 3, your blue ghost, and the green one.
    .short = Choose Fight in section 3, your blue ghost, and the green one.
    .done = A 4 against a 2! The green ghost is gone, and its token is yours.
lesson-card = You have three ghost tokens: enough for a grey card. Occupy Louder Boo, pay the tokens, and give it a disc from your reserve.
    .short = Occupy Louder Boo, pay the tokens, and give it a disc.
    .done = 3 points at once, and the card works for you until the end.
lesson-rest = It is your turn again, and Louder Boo added a scare point to your Scare. Sections fill up with discs, and what is covered cannot be chosen. A rest uses up the section, but gives all its discs back. Rest section 1.
    .short = Sections fill up with discs. Choose Rest in section 1.
    .done = Both discs are back. A well-timed rest is worth a turn.
lesson-points = Whoever places their last haunt token, or occupies a fifth card, starts the last round. Then some cards pay once more, and the most haunt points win. Press what is closed, and Farol names the rule.

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

# The board in words, as tables

# Groups of words for one thing: whoever searches the rules for one finds the others
search-words = occupy buy take card | fight attack battle | haunt place house | scare frighten boo | upgrade level improve rise | summon call | move walk | rest recover sleep | bonus token chip | disc marker | ghost spirit | building house | section row
section-done = done
