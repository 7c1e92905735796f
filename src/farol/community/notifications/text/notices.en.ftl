turn = It is your turn.
reminder = Little time is left for your move.
over = Your game has ended.
invited = You are invited to another game.
invited-by = { $name } invites you to a game.
mail-confirm = Is this your address?
mail-confirm-text =
    Somebody wants to be told by e-mail, at this address, what happens at their tables on a server of Farol, where board games are played. If it was you, confirm it within a day:
mail-confirm-else = If it was not you, do nothing: nothing more will be sent to you.
mail-why = You get this because you asked Farol for it. Kinds and tables can be chosen in its settings.
mail-stop = To get no more of it:
mail-stopped = No more e-mail will be sent to you from here.
mail-stop-ask = Do you want no more e-mail from Farol?
mail-stop-do = No more e-mail
