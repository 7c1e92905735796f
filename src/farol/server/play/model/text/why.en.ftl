# Answers to: why can't I?

allowed = You can.
not-your-turn = It is not the turn of seat { $seat }.
chosen-already = You have chosen; take that back to choose anew.
not-now = Nobody can move now.
a-bot-plays = A bot plays for this seat; come back to it first.
no-action = That is no action of this game.
