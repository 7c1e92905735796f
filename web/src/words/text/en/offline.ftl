offline-title = The table is out of reach
offline-text = Farol is open, but its server does not answer. As soon as it does, this page goes on by itself.
offline-can = What works without it
offline-can-settings = your settings: language, light, size of text and the rest
offline-can-wait = this page, which waits where you were; your games are kept at the server, and no move is lost
offline-cannot = What does not
offline-cannot-play = playing, with people or bots: cards and dice are dealt by the server alone, so that nobody can look
offline-cannot-read = rules, replays and the list of your tables
install = Farol as an app
install-text =
    { $how ->
        [installed] It is installed: you are looking at it. It fetches its own updates.
        [possible] With its own icon and window, on this device. It still plays at the same server.
        [by-menu] The menu of your browser can put it on this device: look for “Install” or “Add to home screen”.
        [not-secure] It cannot be installed from here: browsers do that only over HTTPS, or on the machine that serves it. Whoever hosts can set that up; the page works all the same.
       *[not-here] This browser cannot install it. The page works all the same.
    }
install-do = Install
newer = There is a newer Farol.
newer-take = Reload
