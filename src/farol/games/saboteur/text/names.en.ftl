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
event-role = { $seat } gets a role card.
event-goals = The goals are laid out face down.
event-dealt = { $seat } is dealt a card.
event-laid = { $seat } digs.
event-turned-up = A goal is turned up: { $card }.
event-looked = { $seat } looks at a goal.
event-collapsed = { $seat } lets the roof fall in.
event-broke = { $seat } breaks a tool of { $target }.
event-mended = { $seat } mends a tool of { $target }.
event-discarded = { $seat } discards a card.
event-drew = { $seat } draws a card.
event-passed = { $seat } has no cards left and passes.
event-round-over = Round { $round } is over.
event-gold-drawn = A gold card is drawn.
event-picked = { $seat } keeps a gold card.
event-gold-passed =
    { $cards ->
        [one] One gold card is handed to { $seat }.
       *[other] { $cards } gold cards are handed to { $seat }.
    }
event-paid = { $seat } gets { $gold } gold.
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
status-other = is choosing a card
status-pile =
    { $pile ->
        [0] the pile is empty
        [one] one card left to draw
       *[other] { $pile } cards left to draw
    }
status-gold = the gold is shared out
status-over = all three rounds are dug
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
told-action = the card “{ $card }”
told-crossing = a crossing
told-tee = a junction
told-straight = a straight tunnel
told-curve = a curve
told-dead = a dead end
where = { $across ->
        [start] the start’s column
        [behind] { $columns ->
            [one] 1 column behind the start
           *[other] { $columns } columns behind the start
        }
       *[ahead] column { $columns }
    }, { $side ->
        [start] in the start’s row
        [above] { $rows ->
            [one] 1 row up
           *[other] { $rows } rows up
        }
       *[below] { $rows ->
            [one] 1 row down
           *[other] { $rows } rows down
        }
    }
label-lay = Lay the { $card }, at { $where }
label-lay-goals = Lay the { $card }, at { $where }: it turns up the { $goals }
label-break = Break { $name }’s { $tool }
label-mend = Mend { $name }’s { $tool } ({ $card })
label-break-own = Break your own { $tool }
label-mend-own = Mend your own { $tool } ({ $card })
label-look = Look at the { $goal }
label-collapse = Bury the card at { $where }
label-collapse-card = Bury the { $card }, at { $where }
label-discard = Discard: { $card }
label-pass = Pass
label-pick = Keep gold worth { $value }
do-discard = Discard
mine = The mine
seats = The others
role = Your role
gold-own =
    { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }
reveal-none = There was no saboteur.
log-laid = { $name } lays { $card }: { $where }.
    .own = You lay { $card }: { $where }.
log-turned = The { $goal } is turned up: { $card }.
log-looked = { $name } looks at the { $goal }.
log-looked-own = You look at the { $goal }: { $card }. Only you know.
log-collapsed = { $name } buries { $card } under a rockfall: { $where }.
    .own = You bury { $card } under a rockfall: { $where }.
log-broke = { $name } breaks { $target }’s { $tool }.
    .own = You break { $target }’s { $tool }.
    .mine = { $name } breaks your { $tool }.
log-mended = { $name } mends { $target }’s { $tool }.
    .own = You mend { $target }’s { $tool }.
    .mine = { $name } mends your { $tool }.
log-broke-self = { $name } breaks their own { $tool }.
    .own = You break your own { $tool }.
log-mended-self = { $name } mends their own { $tool }.
    .own = You mend your own { $tool }.
log-discarded = { $name } discards a card.
log-discarded-own = You discard { $card }.
log-passed = { $name } has no cards left and passes.
    .own = You have no cards left and pass.
log-first = { $name } begins.
    .own = You begin.
log-role-own = Your role: { $role }.
log-dealt-own = You are dealt: { $card }.
log-drew-own = You draw: { $card }.
log-laid-card = It is: { $card }.
log-round = Round { $round }. { $winners }
log-saboteurs = Saboteurs: { $names }.
log-saboteur-you = you
log-paid =
    { $gold ->
        [one] { $name } gets one gold.
       *[other] { $name } gets { $gold } gold.
    }
    .own = { $gold ->
        [one] You get one gold.
       *[other] You get { $gold } gold.
    }
log-picked = { $name } keeps a gold card.
log-picked-own = You keep gold worth { $value }.
log-over = The game is over.
text-card = { $where }: { $card }, open: { $sides }{ $reached ->
        [yes] {""}
       *[no] , cut off from the start
    }
text-goal-down = { $goal }, { $where }: face down
text-goal-up = { $goal }, { $where }: { $card }
text-goal-known = { $goal }, { $where }: face down, you know it is { $card }
text-hand = Your hand
text-player = { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $gold ->
    [one] 1 gold card
   *[other] { $gold } gold cards
}, broken tools: { $broken }
text-none = nothing
side-N = above
side-E = right
side-S = below
side-W = left
text-goal-looked = {"; "}{ $names } looked
text-end = { $where }: { $goals } cards away
text-end-goal = { $goal } { $count }
text-ends = Open ends
text-table = The table
text-past = The rounds so far
text-gold-cards = Your gold cards: { $cards }
text-gold-seen = Gold that came to you: { $pool }; you kept { $kept }
text-pool = Gold to choose from: { $pool }
text-discards-own = You discarded { $cards }
text-debt = , { $gold } gold still owed
text-turn = { $name } is to act
text-first = { $name } begins the round
text-roles = Role cards: { $saboteurs ->
    [one] 1 saboteur
   *[other] { $saboteurs } saboteurs
}, { $diggers } gold-diggers
text-gold-left = Gold cards left: { $supply }; being shared out: { $pool }
text-times = { $count } times { $card }
text-face-up = Discarded face up: { $cards }
text-face-down = { $count ->
    [0] Discarded face down: nothing
   *[other] Discarded face down, the first one first, by: { $names }
}
text-finisher = { $name } reached the treasure.
text-goal-was = { $goal }: { $card }
text-result = { $name }: { $gold } gold, place { $place } (cards: { $cards })
text-winners = Won by { $names }

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
notebook-tag-unsure = not sure

# The end
end-round = Round { $round } won by { $winners ->
        [diggers] the diggers
        [saboteurs] the saboteurs
       *[nobody] nobody
    }.
end-role = Role in round { $round }
end-role-saboteur = saboteur
end-role-digger = digger
end-gold-cards = Gold cards
end-chart = How far the tunnel came, move by move
honour-digger = { $name }, best spade
honour-digger-text =
    { $count ->
        [one] laid one path card
       *[other] laid { $count } path cards
    }
honour-breaker = { $name }, sand in the gears
honour-breaker-text =
    { $count ->
        [one] broke one tool
       *[other] broke { $count } tools
    }
honour-mender = { $name }, good hands
honour-mender-text =
    { $count ->
        [one] mended one tool
       *[other] mended { $count } tools
    }
# At a terminal: what the signs of the board mean
legend =
    ▯ cards in hand   ◆ gold   ╳ a broken tool
    ══ a tunnel that is joined to the start   ╳ in a tunnel: it ends there
    ? a goal that nobody turned up   ◆ the treasure   ● stone
