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
card-upright = upright tunnel
card-level = level tunnel
card-curve-es = curve, right and down
card-curve-sw = curve, left and down
card-blocked-crossing = blocked crossing
card-blocked-tee-side = blocked junction, closed on the left
card-blocked-tee-flat = blocked junction, closed below
card-blocked-upright = blocked upright tunnel
card-blocked-level = blocked level tunnel
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
