# What bots say about their moves in Saboteur.

the-goal = { $goal ->
    [top] the Moon
    [middle] the Star
   *[bottom] the Key
}
the-tool = { $tool ->
    [pickaxe] pickaxe
    [lamp] lamp
   *[cart] cart
}
the-deed = { $deed ->
    [forward] { reason-deed-forward }
    [sideways] { reason-deed-sideways }
    [back] { reason-deed-back }
    [dead-end] { reason-deed-dead-end }
    [discard] { reason-deed-discard }
    [look] { reason-deed-look }
    [break] { reason-deed-break }
    [mend-own] { reason-deed-mend-own }
    [mend-other] { reason-deed-mend-other }
    [collapse-tunnel] { reason-deed-collapse-tunnel }
   *[collapse-dead-end] { reason-deed-collapse-dead-end }
}

belief-saboteur-surely = { $who } is almost certainly a saboteur
belief-saboteur-probably = { $who } is probably a saboteur
belief-digger-surely = { $who } is almost certainly a gold-digger
belief-digger-probably = { $who } is probably a gold-digger
belief-open = { $who } could be either
reason-treasure-known = The treasure lies under { the-goal }.
reason-treasure-likely = The treasure most likely lies under { the-goal } ({ $percent }%).

reason-reach-treasure = This card reaches the treasure under { the-goal }: the round is won.
reason-reach-goal = This card turns up { the-goal }: the chance that the treasure lies there is { $percent }%.
reason-dig-last = One more card after this one, and { the-goal } is reached.
reason-dig-nearer = It brings the tunnel nearer to the treasure: { $left } more cards are needed after it.
reason-dig-anywhere = It brings the tunnel nearer wherever the treasure lies; { $left ->
    [one] one card is
   *[other] { $left } cards are
} missing to { the-goal } after it.
reason-dig-towards = It leads towards { the-goal }, where the treasure may lie; { $left ->
    [one] one card is
   *[other] { $left } cards are
} missing after it.
reason-dig-joins = It closes the gap in the tunnel: { $cards ->
    [one] the card behind it counts
   *[other] the { $cards } cards behind it count
} again, and { $left ->
    [one] one is
   *[other] { $left } are
} missing to { the-goal }.
reason-second-way = It opens a second way: one dead end no longer stops the digging.
reason-dig-aside = Nothing better can be dug now; a side tunnel at least brings a new card.
reason-dig-spare = It brings nobody nearer, but it makes room in the hand and throws no card away.
reason-clear-dead-end = It takes away a dead end that stands in the way.
reason-clear-dead-end-of = { $who } laid that dead end: away with it.
reason-clear-astray = { $count ->
    [one] This tunnel leads astray: without it the treasure is one card nearer.
   *[other] This tunnel leads astray: without it the treasure is { $count } cards nearer.
}
reason-mend-own = Without the { the-tool } there is no digging: mend it first.
reason-mend-own-part = { $more ->
    [one] One broken tool fewer; another one is left.
   *[other] One broken tool fewer; { $more } others are left.
}
reason-mend-trusted = { $who } { the-deed }: with a working { the-tool } they can dig again.
reason-mend-somebody = { $who } is a gold-digger as far as one can tell ({ $percent }%), and digs again with a working { the-tool }.
reason-mend-part = { $who } has more than one tool to be mended; the { the-tool } is a beginning.
reason-break-suspect = { $who } { the-deed } ({ $percent }% a saboteur by now): a broken { the-tool } stops them for a while, and can be mended if it was bad luck.
reason-break-likeliest = Nobody is more likely a saboteur than { $who } ({ $percent }%), but that is no proof: a broken { the-tool } can be mended.
reason-break-doubtful = { $who } may be a saboteur ({ $percent }%), but somebody else is likelier: a broken { the-tool } is a guess.
reason-break-longer = { $who } cannot dig as it is; a broken { the-tool } makes it last longer.
reason-look-first = Any of { $count } goals may hide the treasure: a look under { the-goal } tells where to dig.
reason-look-decides = Two goals are left: after a look under { the-goal } it is certain where the treasure lies.
reason-look-again = Nothing new can be seen there; the map is only in the way.
reason-discard-dead-end = A dead end is no use to a gold-digger: better a new card.
reason-discard-map = Where the treasure lies is known: the map has done its work.
reason-discard-stuck = No digging with a broken { the-tool }: a new card may mend it.
reason-discard-no-way = No card in the hand leads on from here: better a new one.
reason-discard-least = Of the whole hand this card will be missed least.
reason-highest-gold = { $value } gold is the most that is there.
reason-leave-gold = { $value } gold is enough; the higher card goes on.

reason-block-way = It makes the way to { the-goal } longer by { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
reason-block-close = { $left ->
    [one] One card is
   *[other] Only { $left } cards are
} missing to { the-goal }: this block cannot wait.
reason-block-shut = It shuts the last way to { the-goal }.
reason-stuff = A dead end off the main way closes ground and looks harmless.
reason-loiter = It looks like digging and brings nobody nearer.
reason-look-busy = It is still { $left } cards to { the-goal }: honest digging now earns trust for later.
reason-turn-stone = It turns up nothing but stone and looks like an honest try.
reason-risk-goal = It turns up a goal and looks honest; the chance that the treasure lies there is { $percent }%.
reason-cut-tunnel = It tears a hole into the tunnel that only { $fill } of { $all } tunnel cards fill.
reason-cut-close = They are nearly there: a hole here takes a card that fits, and only { $fill } of { $all } do.
reason-clear-for-show = Clearing a dead end looks honest and hardly helps anybody.
reason-mend-to-block = With a working { the-tool } blocking is possible again.
reason-mend-accomplice = { $who } is most likely a saboteur too: a working { the-tool } helps to block.
reason-mend-for-show = A working { the-tool } for { $who } earns trust that will be needed later.
reason-hinder-digger = { $who } { the-deed } and digs for the gold: a broken { the-tool } stops that.
reason-hinder-likely = { $who } is most likely a gold-digger ({ $percent }%): a broken { the-tool } stops the digging.
reason-hinder-next = { $who } is next, and { $left ->
    [one] one card is
   *[other] only { $left } cards are
} missing: the { the-tool } has to break now.
reason-hinder-longer = { $who } waits to be mended already; with a broken { the-tool } one card is not enough.
reason-look-to-mislead = Whoever knows what lies under { the-goal } can lead the others astray.
reason-discard-tunnel = One good tunnel card fewer for the gold-diggers.
reason-discard-mend = One mending card fewer for the gold-diggers.

reason-deed-forward = { $count ->
    [one] dug forward once
    [2] dug forward twice
   *[other] dug forward { $count } times
}
reason-deed-sideways = { $count ->
    [one] dug sideways once
    [2] dug sideways twice
   *[other] dug sideways { $count } times
}
reason-deed-back = { $count ->
    [one] dug the wrong way once
    [2] dug the wrong way twice
   *[other] dug the wrong way { $count } times
}
reason-deed-dead-end = { $count ->
    [one] blocked once
    [2] blocked twice
   *[other] blocked { $count } times
}
reason-deed-discard = { $count ->
    [one] discarded once
    [2] discarded twice
   *[other] discarded { $count } times
}
reason-deed-look = { $count ->
    [one] looked at a map once
    [2] looked at a map twice
   *[other] looked at maps { $count } times
}
reason-deed-break = { $count ->
    [one] broke a tool once
   *[other] broke { $count } tools
}
reason-deed-mend-own = { $count ->
    [one] mended one tool of their own
   *[other] mended { $count } tools of their own
}
reason-deed-mend-other = { $count ->
    [one] mended a tool for somebody
   *[other] mended { $count } tools for others
}
reason-deed-collapse-tunnel = { $count ->
    [one] brought a tunnel down once
   *[other] brought tunnels down { $count } times
}
reason-deed-collapse-dead-end = { $count ->
    [one] cleared the way once
   *[other] cleared the way { $count } times
}

the-find = { $find ->
    [gold] gold
   *[other] stone
}
reason-treasure-said = { $who } says there is { the-find } under { the-goal }.
reason-word-true = said rightly that there is { the-find } under { the-goal }
reason-word-false = said there is { the-find } under { the-goal }, which is not so
reason-word-told = said there is { the-find } under { the-goal }
reason-left-over = nobody else is left
reason-word-silence = looked and kept quiet about it
reason-word-accused = { $count ->
    [one] accused by { $other }
   *[other] accused by { $count } others
}

reason-move-lay = laying a card ({ $card })
reason-move-collapse = a rockfall
reason-move-mend-own = mending your { the-tool }
reason-move-mend = mending { $who }’s { the-tool }
reason-move-break = breaking { $who }’s { the-tool }
reason-move-look = a look under { the-goal }
reason-move-pass = passing
reason-move-discard = discarding

# why somebody said something, as far as everybody could see
reason-said-for = What everybody saw: { $who } { $others }.
reason-said-without = Nothing that everybody saw speaks for it.
reason-said-looked = { $who } has looked there in this round. Whether it is true, only { $who } knows.
reason-said-blind = { $who } has not looked there in this round.
# what a move would be good for in either role
reason-supposed-digger = As a gold-digger: { $others }
reason-supposed-saboteur = As a saboteur: { $others }
