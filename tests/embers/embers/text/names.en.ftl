game = Embers
tagline = What did you bury?

pile = In the pile
hearth = The hearth
players = At the table
hand = in hand
row = played
burnt = burnt
buried = buried
looked = has looked at the hearth
passed = has passed
flare = Two sparks flare
me = Yours
result = The end
scores = points
places = places

word-ash = ash
word-coal = coal
word-spark = spark

phase-deal = Dealing
phase-turn = Playing
phase-over = The end

action-pass = Pass
action-play = Play { $card }
action-bury = Bury { $card }
action-burn = Burn { $card }
action-look = Look at the hearth

event-hearth = The hearth lies face down in the middle.
event-dealt = { $seat } gets a card.
event-looked = { $seat } looks at the hearth.
event-buried = { $seat } buries a card.
event-played = { $seat } plays { $card }.
event-burnt = { $seat } burns { $card }.
event-passed = { $seat } passes.
event-turned = The hearth is turned up: { $card }.
event-opened = { $seat } had buried { $card }.
event-over = The game is over.

notebook-played = played
notebook-buried = buried
notebook-burnt = burnt
notebook-looked = looked
notebook-left-card = Cards still out
