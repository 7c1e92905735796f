progress = Round { $round } of { $rounds }
status-choose = choose a card
status-place = choose a glowing place for the tunnel
status-tool = choose whose tool
status-goal = choose a goal to look at
status-card = choose the card to bury
status-only-discard = this card fits nowhere now; discard it or take another
status-broken = a tool of yours is broken: no digging until it is mended
status-pass = no cards left
status-pick = keep one card of gold
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
card-short-break-pickaxe = Break pick
card-short-break-lamp = Break lamp
card-short-break-cart = Break cart
card-short-mend-pickaxe = Mend pick
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
where = column { $column }, { $side ->
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
label-lay-goals = Lay the { $card }, at { $where }: it turns up { $goals }
label-break = Break { $name }’s { $tool }
label-mend = Mend { $name }’s { $tool } ({ $card })
label-break-own = Break your own { $tool }
label-mend-own = Mend your own { $tool } ({ $card })
list-and = { $some } and { $last }
label-look = Look at the { $goal }
label-collapse = Bury the card at { $where }
label-discard = Discard: { $card }
label-pass = Pass
label-pick = Keep gold worth { $value }
do-lay = Lay it
do-break = Break it
do-mend = Mend it
do-look = Look
do-collapse = Bury it
do-discard = Discard
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
tip-collapse = It is gone then, and what lay behind it is cut off
mine = The mine
hand = Your hand
seats = The others
role = Your role
role-hidden = Show or cover my role
role-short = Role
role-digger-wants = wants the tunnel to reach the treasure
role-saboteur-wants = wants it never to arrive
only-you = only you
role-digger-title = Gold-digger
role-saboteur-title = Saboteur
roles-dealt = Roles dealt this round
roles-aside = one card lies aside unseen
gold-own =
    { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }
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
pick-title = Keep one card of gold
pick-text = The rest goes on to the next digger.
reveal-title = Round { $round } is over
reveal-none = There was no saboteur.
reveal-go = Go on
reveal-share = Now the diggers share the gold, one card each in turn.
log-laid = { $name } lays { $card }.
log-turned = The { $goal } is turned up: { $card }.
log-looked = { $name } looks at the { $goal }.
log-looked-own = You look at the { $goal }: { $card }. Only you know.
log-collapsed = { $name } buries a card under a rockfall.
log-broke = { $name } breaks { $target }’s { $tool }.
log-mended = { $name } mends { $target }’s { $tool }.
log-broke-own = { $name } breaks their own { $tool }.
log-mended-own = { $name } mends their own { $tool }.
log-broke-mine = You break your own { $tool }.
log-mended-mine = You mend your own { $tool }.
log-discarded = { $name } discards a card.
log-discarded-own = You discard { $card }.
log-passed = { $name } passes.
log-first = { $name } begins.
log-role-own = A new round. Your role: { $role }.
log-round = Round { $round }. { $winners }
log-saboteurs = Saboteurs: { $names }.
log-paid =
    { $gold ->
        [one] { $name } gets one gold.
       *[other] { $name } gets { $gold } gold.
    }
log-picked = { $name } keeps a card of gold.
log-picked-own = You keep gold worth { $value }.
log-over = The game is over.
text-card = { $where }: { $card }, open to { $sides }{ $reached ->
        [yes] {""}
       *[no] , cut off from the start
    }
text-goal-down = { $goal }, { $where }: face down
text-goal-up = { $goal }, { $where }: { $card }
text-goal-known = { $goal }, { $where }: face down, you know it is { $card }
text-hand = Your hand
text-player = { $name }: { $hand } cards in hand, { $gold } gold cards, broken tools: { $broken }
text-none = nothing
side-N = north
side-E = east
side-S = south
side-W = west
end-subtitle = { $story }
end-round = Round { $round } won by { $winners ->
        [diggers] the diggers
        [saboteurs] the saboteurs
       *[nobody] nobody
    }
end-role = Role in round { $round }
end-role-saboteur = saboteur
end-role-digger = digger
end-gold-cards = Cards of gold
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
lesson-goal = The treasure lies under the Moon, the Star or the Key. Gold-diggers want a tunnel from the ladder to it. Saboteurs want it never to arrive.
lesson-role = Your role card, seen by nobody else, says which of the two you are. The others’ roles stay hidden until the round is over: watch what they do.
lesson-lay = Choose a card with a light under it. Glowing places are where it fits; R or a second press on the card turns it. Press a place to see the card there, and once more to lay it. If nothing fits, discard.
lesson-others = You drew a new card. Now everybody else does one thing. The log tells what.
lesson-tools = Whoever has a broken tool lays no path cards until it is mended. That is how you stop somebody you do not trust, and how they stop you.
lesson-action = When it is your turn again, try an action card: a map shows you a goal in secret, a rockfall takes a card away. Or discard a card you do not like.
lesson-why = If something cannot be done, press it all the same: Farol answers with the rule. H asks a bot for advice, L lists all your choices.
lesson-gold = If the tunnel reaches the treasure, the diggers share gold; if the cards run out first, the saboteurs are paid. After three rounds the most gold wins. Play on, the mine is yours.
example-goals = The start, seven columns to dig, and the Moon, the Star and the Key face down.
example-goals-seen = The start card on the left; eight columns to its right three goals face down: Moon two rows above, Star in the same row, Key two rows below.
example-turn = A curve as printed and upside down: both may be laid. Sideways it may not.
example-turn-seen = The same curve three times: upright with a tick, turned by half with a tick, lying on its side with a cross.
example-edges = On the left tunnel meets tunnel. On the right the tunnel would run into rock.
example-edges-seen = Twice a start card and a level tunnel. A junction continues the first with a tick; an upright tunnel beside the second has a cross.
example-unbroken = The left card hangs on the start. The right one matches too, but nothing leads to it any more.
example-unbroken-seen = Start, a level tunnel with a tick, a hole with rubble, a dark junction, and beside it a level tunnel with a cross.
example-dead = It matches, but nobody comes through the planks.
example-dead-seen = Start, a blocked level tunnel, and a level tunnel behind it with a cross.
example-break = With a broken lamp nobody digs, until it is mended.
example-break-seen = A card that breaks a lamp, and three tools of which the lamp is broken.
example-break-word = cannot dig
example-mend = The card shows two tools and mends one of them, here the lamp. The cart stays broken.
example-mend-seen = A broken lamp and a broken cart; a card that mends lamp or cart; afterwards the lamp is whole and the cart is broken.
example-mend-word = mended
example-mend-other = still broken
example-rockfall = The card in the middle is gone. What hung on it goes dark and stays; fill the hole and it counts again.
example-rockfall-seen = Start, a level tunnel, a hole with rubble, and two dark cards behind it.
example-reach = The card opens onto the goal, so the goal is turned up: the treasure, and the round is over.
example-reach-seen = A tunnel from the left leads through a junction with a tick to the treasure.
example-stone = The stone joins the card that reached it; with the card above it does not match. That is allowed.
example-stone-seen = A level tunnel leads to a goal with a stone; its tunnel does not match the junction above it.
example-gold = Four cards of gold, 3, 2, 1 and 1: everybody looks, keeps one and hands the rest on, past the saboteurs.
example-gold-seen = A nugget of three; an arrow past a saboteur, crossed out; a nugget of two; an arrow; two nuggets of one.
example-gold-first = found it
example-gold-past = gets none
example-gold-next = next digger
example-gold-rest = handed on
secret-goals = Looked at
