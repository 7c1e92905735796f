company = Find company
company-find = Somebody to play with
company-go = Find company
company-game = Game
company-pace = Pace
company-pace-brisk = brisk
company-pace-calm = calm
company-pace-days = over days
company-experience = Level
company-experience-any = all levels
company-experience-new = beginners
company-experience-seasoned = experienced
company-language = Language
company-language-any = any language
company-language-own = English
company-speaks =
    { $language ->
        [en] English
        [es] Spanish
       *[other] { $language }
    }
company-seeking = Looking for company for { $game }…
company-stay = this goes on while you play with bots
company-lately =
    { $minutes ->
        [0] Lately it took a moment.
        [one] Lately it took less than a minute.
       *[other] Lately it took about { $minutes } minutes.
    }
company-lately-nobody = Nobody has looked for this lately, so it may take a while.
company-bots = Play with bots meanwhile
company-stop = Stop looking
company-found = Somebody wants the same. Here is your table!
company-found-away = Somebody has come! Your other game waits under “Your games”.
company-board = Open tables
company-sit =
    { $count ->
        [one] Take the free seat
       *[other] { $count } free seats
    }
company-looks = { $name } looks for company for { $game }
company-with = Play with { $name }
company-nobody = Nobody is waiting now. Look for company, and others will see you here.
company-known = People you have played with
company-friends-only = This server is for friends: people come by invitation.
