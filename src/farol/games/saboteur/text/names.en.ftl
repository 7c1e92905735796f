game = Saboteur
tagline = Dig for gold together. If only you knew with whom.

role-digger = gold-digger
role-saboteur = saboteur

tool-pickaxe = pickaxe
tool-lamp = lamp
tool-cart = cart

card-start = start
card-crossing = crossing
card-tee-side = junction, closed on the left
card-tee-flat = junction, closed below
card-upright = straight tunnel, upright
card-level = straight tunnel, level
card-curve-es = curve, right and down
card-curve-sw = curve, left and down
card-blocked-crossing = blocked crossing
card-blocked-tee-side = blocked junction, closed on the left
card-blocked-tee-flat = blocked junction, closed below
card-blocked-upright = blocked straight tunnel, upright
card-blocked-level = blocked straight tunnel, level
card-blocked-curve-es = blocked curve, right and down
card-blocked-curve-sw = blocked curve, left and down
card-stub-upright = dead end from below
card-stub-level = dead end from the left
card-map = map
card-rockfall = rockfall
card-break-pickaxe = broken pickaxe
card-break-lamp = broken lamp
card-break-cart = broken cart
card-mend-pickaxe = mend a pickaxe
card-mend-lamp = mend a lamp
card-mend-cart = mend a cart
card-mend-pickaxe-lamp = mend a pickaxe or a lamp
card-mend-pickaxe-cart = mend a pickaxe or a cart
card-mend-lamp-cart = mend a lamp or a cart

goal-treasure = treasure
goal-stone-es = stone
goal-stone-sw = stone
goal-place-0 = upper goal
goal-place-1 = middle goal
goal-place-2 = lower goal

winners-diggers = The gold-diggers win the round.
winners-saboteurs = The saboteurs win the round.
winners-nobody = Nobody wins the round.

option-require_start_connection = Tunnels grow from the start
    .help = Off: a card may be laid beside any face-up card whose edges it matches.
option-allow_self_sabotage = You may break your own tools
    .help = Off: broken tools go in front of others only.
option-auto_pick_gold = Highest gold is taken by itself
    .help = On: nobody is asked; each digger keeps the highest card that comes along.
option-first_seat = Who begins
    .help = Who has the first turn of the first round.
option-first_seat-0 = Drawn by lot
option-first_seat-1 = Seat A
option-first_seat-2 = Seat B
option-first_seat-3 = Seat C
option-first_seat-4 = Seat D
option-first_seat-5 = Seat E
option-first_seat-6 = Seat F
option-first_seat-7 = Seat G
option-first_seat-8 = Seat H
option-first_seat-9 = Seat I
option-first_seat-10 = Seat J

event-first = { $seat } begins.
    .own = You begin.
event-role = { $seat } gets a role card.
    .known = You get your role card.
    .heard = { JOIN(" ", "round-begins", "role-own") }
event-goals = The goals are laid out face down.
event-dealt = { $seat } is dealt a card.
    .heard = You are dealt: { SAY("card-held") }.
event-laid = { $seat } lays { SAY("told-card") }: { SAY("where") }.
    .own = You lay { SAY("told-card") }: { SAY("where") }.
    .heard = It is: { SAY("card-seen") }.
    .brief = { $seat }: { $x }, { $y }, { SAY("card-seen") }
event-turned-up = The { $goal } is turned up: { SAY("card-held") }.
event-looked = { $seat } looks at the { $goal }.
    .known = You look at the { $goal }: { SAY("card-held") }. Only you know.
event-collapsed = { $seat } buries { SAY("told-card") } under a rockfall: { SAY("where") }.
    .brief = { $seat }: rockfall on { $x }, { $y }
    .own = You bury { SAY("told-card") } under a rockfall: { SAY("where") }.
event-broke = { $seat } breaks { $target }’s { that-tool }.
    .own = You break { $target }’s { that-tool }.
    .mine = { $seat } breaks { your-tool }.
event-mended = { $seat } mends { $target }’s { that-tool }.
    .own = You mend { $target }’s { that-tool }.
    .mine = { $seat } mends { your-tool }.
event-discarded = { $seat } discards a card.
    .known = You discard: { SAY("card-held") }.
event-drew = { $seat } draws a card.
    .heard = You draw: { SAY("card-held") }.
event-passed = { $seat } has no cards left and passes.
    .own = You have no cards left and pass.
event-round-over = Round { $round }. { $winners } { SAY("saboteurs-were") }
    .heard = The treasure lay under the { NAME("goal", THIS("@treasure")) }.
event-gold-drawn = A gold card is drawn.
event-picked = { $seat } keeps a gold card.
    .known = You keep gold worth { $value }.
event-gold-passed =
    { $cards ->
        [one] One gold card is handed to { $seat }.
       *[other] { $cards } gold cards are handed to { $seat }.
    }
event-paid = { $gold ->
    [one] { $seat } gets one gold.
   *[other] { $seat } gets { $gold } gold.
}
    .own = { $gold ->
        [one] You get one gold.
       *[other] You get { $gold } gold.
    }
event-game-over = The game is over.

claim-kind-saw = I saw …
claim-kind-think = I think …
claim-kind-mend-mine = Mend my …
claim-kind-have-map = I have a map
claim-kind-dig = Dig towards …
claim-goal-0 = Moon
claim-goal-1 = Star
claim-goal-2 = Key
claim-find-gold = gold
claim-find-stone = stone
claim-find-nothing = not looked yet
claim-stance-saboteur = a saboteur
claim-stance-digger = a gold-digger
claim-stance-unsure = no idea
claim-tool-pickaxe = pickaxe
claim-tool-lamp = lamp
claim-tool-cart = cart
claim-saw =
    { $find ->
        [gold] I saw gold under the { $goal }.
        [stone] I saw stone under the { $goal }.
       *[nothing] I have not looked under the { $goal } yet.
    }
claim-think =
    { $stance ->
        [saboteur] I think { $about } is a saboteur.
        [digger] I think { $about } is a gold-digger.
       *[unsure] I am not sure about { $about }.
    }
claim-mend-mine =
    { $tool ->
        [pickaxe] Please mend my pickaxe.
        [lamp] Please mend my lamp.
       *[cart] Please mend my cart.
    }
claim-have-map = I have a map.
claim-dig = Dig towards the { $goal }!

# What people choose, what happens, how things stand: every client says it so
progress = Round { $round } of { $rounds }
status-choose = choose a card
status-place = choose a place for the tunnel
status-broken = a tool of yours is broken: no digging until it is mended
status-pass = no cards left
status-pick = keep one gold card
status-pile =
    { $pile ->
        [0] the pile is empty
        [one] one card left to draw
       *[other] { $pile } cards left to draw
    }
status-gold = the gold is shared out
status-dealing = the cards are dealt
status-over = all three rounds are over
goal-0 = Moon
goal-1 = Star
goal-2 = Key
card-short-map = Map
card-short-rockfall = Rockfall
card-short-break-pickaxe = Break pickaxe
card-short-break-lamp = Break lamp
card-short-break-cart = Break cart
card-short-mend-pickaxe = Mend pickaxe
card-short-mend-lamp = Mend lamp
card-short-mend-cart = Mend cart
card-short-mend-two = Mend one
turned-tee-side = junction, closed on the right
turned-tee-flat = junction, closed above
turned-curve-es = curve, left and up
turned-curve-sw = curve, right and up
turned-blocked-tee-side = blocked junction, closed on the right
turned-blocked-tee-flat = blocked junction, closed above
turned-blocked-curve-es = blocked curve, left and up
turned-blocked-curve-sw = blocked curve, right and up
turned-stub-upright = dead end from above
turned-stub-level = dead end from the right
told-action = the card “{ NAME("card-short", THIS("@card")) }”
told-crossing = a crossing
told-tee = a junction
told-straight = a straight tunnel
told-curve = a curve
told-dead = a dead end
that-tool = { $tool }
your-tool = your { $tool }
own-tool = own { $tool }
where = { SIGN($x) ->
    [0] the start’s column
    [-1] { ABS($x) ->
        [one] 1 column behind the start
       *[other] { ABS($x) } columns behind the start
    }
   *[1] column { $x }
}, { SIGN($y) ->
    [0] in the starting row
    [1] { $y ->
        [one] 1 row up
       *[other] { $y } rows up
    }
   *[-1] { ABS($y) ->
        [one] 1 row down
       *[other] { ABS($y) } rows down
    }
}
do-discard = Discard
mine = The mine
role = Your role
gold-own = { $gold_total ->
    [one] 1 gold
   *[other] { $gold_total } gold
}
reveal-none = There was no saboteur.
text-goal-down = { goal-name }, { SAY("where") }: face down{ SAY("text-goal-looked") }
text-goal-known = { goal-name }, { SAY("where") }: face down, you know it is { NAME("card", SEEN("me.goals_seen", $index)) }{ SAY("text-goal-looked") }
text-hand = Your hand
text-none = nothing
side-N = above
side-E = right
side-S = below
side-W = left
text-goal-looked = {"; "}{ SEATS($looked_at_by) } looked
text-ends = Open ends
text-table = The table
text-past = The rounds so far
text-gold-cards = Your gold cards: { EACH($gold) }
text-gold-seen = Gold that came to you: { EACH($pool) }; you kept { $kept }
text-pool = Gold to choose from: { EACH($pool) }
text-discards-own = You discarded { EACH($discards, "told-card", "and") }
text-turn = { $to_act } is to act
text-first = { SEAT($first) } begins the round
text-roles = Role cards: { $saboteurs ->
    [one] 1 saboteur
   *[other] { $saboteurs } saboteurs
}, { $diggers } gold-diggers
text-gold-left = Gold cards left: { $supply }; being shared out: { $pool }
text-times = { $value } times { SAY("card-held") }
text-face-up = Discarded face up: { EACH($face_up, "text-times", ", ", "text-none") }
text-face-down = { COUNT($face_down) ->
    [0] Discarded face down: nothing
   *[other] Discarded face down, the first one first, by: { SEATS($face_down, ", ") }
}
text-finisher = { SEAT($finisher) } reached the treasure.
text-goal-was = { goal-name }: { NAME("card", $value) }
text-result = { SEAT($index) }: { $value } gold, place { SEEN("result.places", $index) } (cards: { EACH(SEEN("result.gold", $index), "", ", ", "text-none") })
text-winners = Won by { SEATS(THIS("result.winners")) }

# What is counted over many games
figure-digger = Rounds as a gold-digger
figure-digger_won = Won as a gold-digger
figure-saboteur = Rounds as a saboteur
figure-saboteur_won = Won as a saboteur
figure-finished = Treasures reached
figure-tunnel = Most cards in a mine
figure-dug = Tunnels dug
figure-broke = Tools broken
figure-mended = Tools mended
figure-looked = Goals looked at
figure-collapsed = Rockfalls
figure-card = Favourite card

# What is counted at the table
notebook-dug = dug
notebook-blocked = laid dead ends
notebook-broke = broke
notebook-mended = mended
notebook-looked = looked
notebook-collapsed = rockfalls
notebook-discarded = discarded
notebook-left-card = Cards still out
notebook-tag-saboteur = saboteur?
notebook-tag-digger = gold-digger?

# The end
end-round = Round { $number } won by { RAW($winners) ->
    [diggers] the diggers
    [saboteurs] the saboteurs
   *[nobody] nobody
}.
end-role = Role in round { $number }
end-role-saboteur = saboteur
end-role-digger = digger
end-gold-cards = Gold cards
honour-digger = { $name }, best digger
    .text = { $count ->
        [one] laid one path card
       *[other] laid { $count } path cards
    }
honour-breaker = { $name }, spanner in the works
    .text = { $count ->
        [one] broke one tool
       *[other] broke { $count } tools
    }
honour-mender = { $name }, handy with tools
    .text = { $count ->
        [one] mended one tool
       *[other] mended { $count } tools
    }
# At a terminal: what the signs of the board mean
legend =
    ▯ cards in hand   ◆ gold   ╳ a broken tool
    ══ a tunnel that is joined to the start   ╳ in a tunnel: it ends there
    ? a goal that nobody turned up   ◆ the treasure   ● stone

card-treasure = { goal-treasure }
card-stone-es = { goal-stone-es }
card-stone-sw = { goal-stone-sw }
card-short-mend-pickaxe-lamp = { card-short-mend-two }
card-short-mend-pickaxe-cart = { card-short-mend-two }
card-short-mend-lamp-cart = { card-short-mend-two }
card-seen = { NAME("card", THIS("@shown.card")) }
    .turned = { NAME("turned card", THIS("@shown.card")) }
card-held = { NAME("card", THIS("@held.card")) }
    .turned = { NAME("turned card", THIS("@held.card")) }
where-lying = { SIGN($x) ->
    [0] the starting row
    [-1] { ABS($x) ->
        [one] 1 row above the start
       *[other] { ABS($x) } rows above the start
    }
   *[1] row { $x }
}, { SIGN($y) ->
    [0] in line with the start
    [1] { $y ->
        [one] 1 to the right
       *[other] { $y } to the right
    }
   *[-1] { ABS($y) ->
        [one] 1 to the left
       *[other] { ABS($y) } to the left
    }
}
goals-turned = { EACH($turns_up, "goal-*", "and") }
action-lay = Lay the { SAY("card-seen") }, at { SAY("where") }
    .goals = Lay the { SAY("card-seen") }, at { SAY("where") }: it turns up the { goals-turned }
    .short = Lay the { SAY("card-seen") }
    .short-goals = Lay the { SAY("card-seen") }: it turns up the { goals-turned }
    .path = { SAY("card-held") }
    .then = { SAY("where") }
action-break = Break { $seat }’s { that-tool }
    .own = Break your { own-tool }
    .path = { NAME("card-break", $tool) }
    .then = { $seat }
action-mend = Mend { $seat }’s { that-tool } ({ $card })
    .own = Mend your { own-tool } ({ $card })
    .short = Mend { $seat }’s { that-tool }
    .short-own = Mend your { own-tool }
    .path = { $card }
    .then = { $seat }
action-look = Look at the { $goal }
    .path = { card-map }
action-collapse = Bury the card at { SAY("where") }
    .card = Bury the { ABOUT(THIS("@buried"), "card-seen") }, at { SAY("where") }
    .short = Bury this card
    .path = { card-rockfall }
    .then = { SAY("where") }
action-discard = Discard: { SAY("card-held") }
    .path = { do-discard }
action-pass = Pass
action-pick = Keep gold worth { $value }
round-begins = { ABOUT(SEEN(), "progress") }.
role-own = Your role: { $role }.
event-broke-self = { $seat } breaks their { own-tool }.
    .own = You break your { own-tool }.
event-mended-self = { $seat } mends their { own-tool }.
    .own = You mend your { own-tool }.
saboteurs-were = Saboteurs: { EACH($saboteurs, "saboteur-name") }.
saboteur-name = { SEAT($value) }
saboteur-you = you
progress-own = { JOIN(" · ", "progress", "progress-pile", "progress-role", "progress-gold") }
progress-role = { NAME("role", THIS("me.role")) }
progress-gold = { ABOUT(THIS("me"), "gold-own") }
text-role = { $role }
role-unseen = not seen yet
goal-name = { NAME("goal", $index) }
text-goal-open = { goal-name }, { SAY("where") }: { ABOUT($face, "card-held") }, open: { cell-open }
column-place = Place
column-card = Card
column-open = Open to
column-joined = Joined with the start
column-cards-to = Cards to { goal-name }
column-name = Name
column-hand = Cards in hand
column-broken = Broken tools
column-gold = Gold cards
column-debt = Gold still owed
column-role = Role
cell-open = { EACH(THIS("@sides"), "side-*") }
cell-yes = Yes
cell-no = No
cell-cards = { $value }
cell-name = { $seat }
cell-hand = { $hand }
cell-broken = { EACH($broken, "tool-*", ", ", "text-none") }
cell-gold = { $gold_cards }
cell-debt = { $gold_debt }
text-players = Everybody
text-past-round = { JOIN(" ", "past-round", "past-saboteurs", "text-finisher", "past-goals") }
past-round = Round { $number }. { $winners }
past-saboteurs = Saboteurs: { SEATS($saboteurs, ", ") }.
past-goals = { EACH($goals, "text-goal-was") }.
end-won = { COUNT(THIS("result.winners")) ->
    [one] { SEATS(THIS("result.winners")) } wins
   *[other] { SEATS(THIS("result.winners")) } share the win
}
end-story = { EACH($past, "end-round", " ") }
chart-title = How far the tunnel came, move by move

# Places that arrow keys walk through
place-cell = { MINUS($x) }, { MINUS($y) }
place-goal = { goal-name }, face down{ SAY("text-goal-looked") }
    .known = { goal-name }, face down, you know it is { NAME("card", SEEN("me.goals_seen", $index)) }{ SAY("text-goal-looked") }
    .open = { goal-name }: { ABOUT($face, "card-held") }
place-open = open: { cell-open }
place-apart = not joined with the start
place-end = open end
place-far = cards { EACH($cards, "place-to", ", ") }
place-to = { $value ->
    [null] { "" }
   *[other] to the { NAME("goal", $index) } { $value }
}
place-free = free
place-held = card { $number }
place-hand = { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
place-broken = broken: { cell-broken }
