game = Kuhn's poker
tagline = Three cards, one bet

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
