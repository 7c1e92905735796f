game = Shaft
tagline = A Saboteur of four cards

tunnel = The tunnel is open
opened = Goal turned up
treasure = The treasure
played = Cards played
players = At the table
hand = in hand
buried = discarded
looked = has looked at the goals
role = role
me = Yours
result = The end
scores = gold
places = places

word-path = path
word-map = map
word-rockfall = rockfall
word-digger = digger
word-saboteur = saboteur
word-left = left
word-right = right

phase-deal = Dealing
phase-turn = Playing
phase-over = The end

action-bury = Discard { $card }
action-tunnel = Lay the tunnel
action-dig = Dig: { $side }
action-look = Look at the goals
action-collapse = Collapse the tunnel

event-role = { $seat } gets a role.
event-hidden = The treasure is hidden.
event-dealt = { $seat } gets a card.
event-buried = { $seat } discards a card.
event-laid = { $seat } lays the tunnel.
event-dug = { $seat } digs: { $side }.
event-looked = { $seat } looks at the goals.
event-collapsed = { $seat } makes the tunnel collapse.
event-shown = { $seat } was { $role }.
event-over = The game is over. The treasure was here: { $side }.
