turn = It is your turn.
reminder = Little time is left for your move.
over = Your game has ended.
invited = You are invited to another game.
