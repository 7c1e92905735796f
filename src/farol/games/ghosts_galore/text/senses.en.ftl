named-senses = monster
sense-monster = werewolves, dragons, ghosts, golems, satyrs, skeletons, slimes, bats, wisps, diamond, diamonds, werewolf=werewolves, wolf=werewolves, wolves=werewolves, werwolf=werewolves, gem=diamonds, gems=diamonds, jewel=diamonds, jewels=diamonds
sense-monsters = monsters, monster, creatures, kinds of monster
sense-tile = tile, tiles
sense-hidden = hidden, secret, hidden tile, secret tile, hide, face down
sense-hand = hand
sense-stack = stack, stacks, pile, deck
sense-lamp = lamp, lantern
sense-door = door, doors
sense-bone = bone, bones, tooth, teeth, bone door, bone doors, tooth door, tooth doors, plain door
sense-space = space, spaces, square, squares, field, fields, cell, cells, place, places, gap, gaps
sense-mine = mine, mine board, railway, train, ghost train, mines
sense-path = path, paths, track, tracks, route, routes, connected, section, sections
sense-corner = top left, top right, bottom left, bottom right, middle, centre=middle, center=middle, top left corner=top left, top right corner=top right, bottom left corner=bottom left, bottom right corner=bottom right, top row=top, left side=left, top right hand corner=top right, top left hand corner=top left, bottom right hand corner=bottom right, bottom left hand corner=bottom left, upper left=top left, upper right=top right, lower left=bottom left, lower right=bottom right, the middle=middle
sense-offer = face up, offer, unclaimed, on offer, available
sense-side = side, sides
sense-rotate = rotate, rotated, turned, turn the tile, turn my tile
sense-negative = negative, minus, minus five, negatives
asks-where-me = where { $me }
asks-where = where
asks-offer = where face up
asks-free = where free { $me }
asks-lamp = where lamp
asks-stack = where stack
asks-mine = board mine { $me }
sense-stub = dead end, dead ends
sense-move = move, moved, moving, remove, swap
sense-touch = touch, touching, touches
