notices = Notifications
notices-text =
    { $how ->
        [on] This browser tells you when something at one of your tables waits for you, also while Farol is closed. Messages name the game and the table, and nothing of what you hold.
        [possible] This browser can tell you when it is your turn, little time is left, a game of yours has ended or you are invited, also while Farol is closed.
        [not-secure] Not possible here: browsers allow it on pages with HTTPS only, or on the machine that runs the server.
        [not-here] This browser cannot do that. On an iPhone or iPad, add Farol to the home screen first.
        [not-this-server] Whoever runs this server has not set it up.
        [forbidden] You have forbidden it. It can be allowed again in the settings of your browser for this page.
        [no-name] As soon as you have a name: sit down at a table first.
       *[unknown] …
    }
notices-allow = Turn on
notices-stop = Turn off
notices-kind =
    { $kind ->
        [turn] when it is my turn
        [reminder] when little time is left
        [over] when a game of mine has ended
       *[invited] when I am invited to a game
    }
notices-failed = Your browser could not reach its service for messages. Try again later.
notices-table = Notify me about this table while I am away
mail = E-mail
mail-text =
    { $how ->
        [none] Get an e-mail when something at one of your tables waits for you. Letters name the game and the table, and nothing of what you hold; nobody else gets to know your address.
        [asked] A letter is on its way to { $address }. Its link confirms the address, within a day.
       *[confirmed] Letters go to { $address }.
    }
mail-address = Your address
mail-send = Send me a link
mail-again = Send the link again
mail-forget = No more e-mail
mail-forgotten = Your address is forgotten.
mail-confirm-title = Is this your address?
mail-confirm-text = Somebody wants to be told by e-mail what happens at their tables here, at the address to which this link was sent. Confirm it only if it was you.
mail-confirm-yes = Yes, it was me
mail-confirm-no = No
mail-confirmed-title = Your address is confirmed
mail-confirmed-text = From now on letters go there. What about can be chosen in the settings.
mail-old-title = This link does not work any more
mail-old-text = A link works once, and for a day. The settings send a new one.
