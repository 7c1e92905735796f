game = Kuhn's poker
tagline = Three cards, one bet

cards = The cards
said = What was said
me = Yours
card = card
result = The end
scores = points
places = places

card-jack = jack
card-queen = queen
card-king = king
said-pass = pass
said-bet = bet

phase-deal = Dealing
phase-turn = Playing
phase-over = The end

action-pass = Pass
action-bet = Bet

event-dealt = { $seat } gets a card.
event-passed = { $seat } passes.
event-bet = { $seat } bets.
event-shown = { $seat } shows the { $card }.
event-over = The game is over.
