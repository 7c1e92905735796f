ratings = Ratings
ratings-help = Everybody’s estimated strength in each game, from rated tables. The second number is how far off it may be.
ratings-none = Nobody has a rating yet. Open a table as rated, and play it with somebody.
ratings-yours = You: { $rating }
ratings-won = Won
ratings-bots = Bots
ratings-bots-help = The strength of each level is fixed.
rating = Rating
rating-value = { $value } ± { $give }
rating-guessing = still guessing
rating-change = { $name }: { $before } → { $after }
rated = Rated
rated-help = This table is rated: whoever sits down agrees to be compared by the game. There are no hints.
unrated = This game changes no rating.
unrated-why =
    { $why ->
        [practice] It was practice.
        [undo] Something was taken back that cannot be unseen.
        [hints] Somebody asked for a hint.
        [stand-in] Somebody else, or a bot, played for one of you.
        [people] It takes two people at least, one on each seat.
        [bots] Nobody knows how strong one of the bots is.
        [dice] The dice of its record do not check out.
        [gone] Somebody had their data deleted before it was read.
       *[record] Its record cannot be read.
    }
ratings-by-game = By game
