status-tool = choose whose tool
status-goal = choose a goal to look at
status-card = choose the card to bury
status-only-discard = this card fits nowhere now; discard it or choose another
do-lay = Lay it
do-break = Break it
do-mend = Mend it
do-look = Look
do-collapse = Bury it
do-turn = Turn
do-choose-place = Choose a place
do-choose-goal = Choose a goal
do-choose-card = Choose what to bury
do-choose-tool = Choose a tool
do-card = Choose a card
tip-reaches = { $count ->
        [one] Reaches the { $goals } and turns it up
       *[other] Reaches { $goals } and turns them up
    }
tip-dead = A dead end; press again to lay it
tip-open = The tunnel leads on; press again to lay it
tip-break = Then { $name } cannot dig until the { $tool } is mended
tip-mend = Then { $name }’s { $tool } is whole again
tip-look = Only you will see what lies there
tip-collapse = The card goes away; whatever hung on it alone is cut off
hand = Your hand
people = Everybody
people-close = Back to the mine
people-mark = Press somebody to note what you think of them. Only you see it.
people-break = Who is to lose their { $tool }?
people-mend = Whose tool do you mend?
thought-none = no suspicion noted
thought-trust = you trust them
thought-doubt = you suspect them
thought-unsure = you are not sure about them
role-turn = Press the card to turn it over
role-cover = Cover it
turn-mine = Turn the mine
role-hidden = Show or cover my role
role-short = Role
role-digger-wants = wants the tunnel to reach the treasure
role-saboteur-wants = wants the tunnel to miss the gold
only-you = only you
role-digger-title = Gold-digger
role-saboteur-title = Saboteur
roles-dealt = Roles dealt this round
roles-aside = one card is set aside face down
gold-secret =
    { $cards ->
        [0] No gold cards yet
        [one] 1 gold card, of a worth that is hidden
       *[other] { $cards } gold cards, of a worth that is hidden
    }
hand-count =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
pile-draw = to draw
pile-out = out
tool-whole = { $tool }, whole
tool-broken = { $tool }, broken
goal-down = { $goal }, face down
goal-known = You know: { $card }
peek-treasure = The treasure lies under the { $goal }!
peek-stone = Only stone under the { $goal }
peek-secret = Only you see this
peek-close = Remember it
fit = Show the whole mine
zoom-in = Larger
zoom-out = Smaller
pick-title = Keep one gold card
pick-text = The rest goes on to the next digger.
shared-title = The gold is handed out
shared-own =
    { $gold ->
        [one] You have one gold
       *[other] You have { $gold } gold
    }
reveal-title = Round { $round } is over
reveal-aside = the card aside
reveal-share = Now the diggers share the gold, one card each in turn.
chapter = Round { $round }
lesson-mine = This is a mine. One of the three cards at the far end hides the treasure: the Moon, the Star or the Key. From the ladder a tunnel has to be dug to it, seven cards long.
lesson-role = You are a gold-digger: you want the tunnel to arrive. Among the others there may be a saboteur, who does not. Nobody shows a role before the round is over.
lesson-dig = Dig! Choose the straight tunnel in your hand, then the place beside the ladder that is offered. Choosing it once tries the card there; choose it again, or press the large button, to lay it.
    .short = Choose the straight tunnel, then the place that is offered. Choose it again to lay the card.
    .done = Well dug. After your turn you drew a new card. Now the others have one turn each.
lesson-broken = Brasa dug on. But Candil broke your lamp, and whoever has a broken tool lays no tunnel. Play your card with the whole lamp on yourself.
    .short = Candil broke your lamp. Choose the whole lamp in your hand, then yourself.
    .done = There is light again. You may mend the tools of others too: helping is a way of saying “I trust you”.
lesson-map = A map shows you one goal, and only you. Everybody sees where you look, nobody what you see. Play your map on the Star, in the middle.
    .short = Choose your map, then the Star in the middle. Only you will see it.
    .done = The treasure lies under the Star! Now you know something that the others have to believe, or not.
lesson-suspicion = Brasa digs towards the Star. Candil has laid a dead end right in the way, and it was he who broke your lamp. Deeds are all you have to go by: break his cart.
    .short = Candil blocked the tunnel. Choose the broken cart, then Candil.
    .done = With a broken cart Candil lays no more cards for a while. If you were wrong about him, you have just hurt a friend.
lesson-rockfall = The dead end still blocks the tunnel. A rockfall takes one card off the table: let it fall on the dead end.
    .short = Choose the rockfall, then the dead end that blocks the tunnel.
    .done = The way is open. Saboteurs use rockfalls as well, on good tunnels.
lesson-treasure = Brasa filled the gap, and only two cards are missing. Lay the crossing, and on your next turn the last card before the Star.
    .short = Two cards are missing. Lay the crossing, then the last card.
    .done = Gold! The diggers have won this round, and now the roles are open: it was Candil.
lesson-gold = As many gold cards as players are drawn. You reached the treasure, so you choose first. Take the most.
    .short = You reached the treasure and choose first. Take the most.
    .done = The rest goes to the other diggers, one card each in turn. Your gold stays secret until the end.
lesson-saboteur = A new round, new roles, and this time you are the saboteur, alone. The others must not notice too early. Slow somebody down: break Brasa’s pickaxe.
    .short = Now you are the saboteur. Choose the broken pickaxe, then Brasa.
    .done = She cannot dig now. She will wonder why you picked her.
lesson-block = Brasa mended her pickaxe, and the tunnel grows. Lay your dead end across its head.
    .short = Choose your dead end and lay it across the head of the tunnel.
    .done = That looks very much like a saboteur. A patient one waits until a good card would be missed most.
lesson-end = If the cards run out before the treasure is reached, the saboteurs are paid. After three rounds the most gold wins. Anything you may not do tells you why: press it.
example-goals = The start, seven columns to dig, and the Moon, the Star and the Key face down.
example-goals-seen = The start card on the left; eight columns to its right three goals face down: Moon two rows above, Star in the same row, Key two rows below.
example-turn = A curve as printed and upside down: both may be laid. Sideways it may not.
example-turn-seen = The same curve three times: upright with a tick, turned by half with a tick, lying on its side with a cross.
example-edges = On the left tunnel meets tunnel. On the right the tunnel would run into rock.
example-edges-seen = Twice a start card and a straight tunnel lying level. A junction continues the first with a tick; an upright one beside the second has a cross.
example-unbroken = The left card hangs on the start. The right one matches too, but nothing leads to it any more.
example-unbroken-seen = Start, a straight tunnel with a tick, a hole with rubble, a dark junction, and beside it a straight tunnel with a cross.
example-dead = It matches, but nobody comes through the planks.
example-dead-seen = Start, a blocked straight tunnel, and a straight tunnel behind it with a cross.
example-break = With a broken lamp nobody digs, until it is mended.
example-break-seen = A card that breaks a lamp, and three tools of which the lamp is broken.
example-break-word = cannot dig
example-mend = The card shows two tools and mends one of them, here the lamp. The cart stays broken.
example-mend-seen = A broken lamp and a broken cart; a card that mends lamp or cart; afterwards the lamp is whole and the cart is broken.
example-mend-word = mended
example-mend-other = still broken
example-rockfall = The card in the middle is gone. What hung on it goes dark and stays; fill the hole and it counts again.
example-rockfall-seen = Start, a straight tunnel, a hole with rubble, and two dark cards behind it.
example-reach = The card opens onto the goal, so the goal is turned up: the treasure, and the round is over.
example-reach-seen = A tunnel from the left leads through a junction with a tick to the treasure.
example-stone = The stone joins the card that reached it; with the card above it does not match. That is allowed.
example-stone-seen = A straight tunnel leads to a goal with a stone; its tunnel does not match the junction above it.
example-gold = Four gold cards, 3, 2, 1 and 1: everybody looks, keeps one and hands the rest on, past the saboteurs.
example-gold-seen = A nugget of three; an arrow past a saboteur, crossed out; a nugget of two; an arrow; two nuggets of one.
example-gold-first = found it
example-gold-past = gets none
example-gold-next = next digger
example-gold-rest = handed on
secret-goals = Looked at

# The board in words, as tables

# Groups of words for one thing: whoever searches the rules for one finds the others
search-words = pickaxe pick tool | lamp lantern light tool | cart wagon trolley tool | path tunnel way crossing junction curve straight level upright | dead blocked stub blind | rockfall rock cave avalanche collapse remove | map look peek spy goal | digger dwarf miner good | saboteur traitor villain bad | treasure gold nugget | role side team character
seats = The others
