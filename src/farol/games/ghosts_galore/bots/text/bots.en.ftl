# What bots say about their moves in Ghosts Galore.

some-points = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
reason-tile-gain = On this board the tile is worth about { some-points }.

reason-line-first-dragon = The first dragon: { some-points } better than a board without any.
reason-line-dragon = { $count } dragons, and each pays { $count }: { some-points } more.
reason-line-ghost = Another ghost on the path: { some-points }.
reason-line-ghost-crowd = Now three ghosts share a path and pay double: { some-points } more.
reason-line-golem = A golem that stands alone: { some-points } more.
reason-line-satyr = More kinds of monsters on a satyr's path: { some-points } more.
reason-line-skeleton = Skeletons and diamonds together bring { some-points } more.
reason-line-slime = Slimes love curves: { some-points } more.
reason-line-bat = Bats side by side: { some-points } more.
reason-line-werewolf = Another werewolf: { some-points }.
reason-line-most-werewolves = { $count ->
    [one] One werewolf is
   *[other] { $count } werewolves are
} more than anybody else has, and the most get a bonus.
reason-line-as-many-werewolves = { $count ->
    [one] One werewolf is
   *[other] { $count } werewolves are
} as many as anybody has, and all who have the most get the bonus: { some-points } more.
reason-line-wisp = { $count ->
    [one] One wisp scores
   *[other] { $count } wisps bring
} { some-points } more; the more there are, the more each pays.
reason-line-diamonds = The diamond alone scores { some-points }.
reason-line-bone = It joins the path between the bone doors, and every section pays double: { some-points } more.
reason-line-tooth = It joins the path between the tooth doors, and every section pays double: { some-points } more.
reason-line-other = It joins a path from door to door: { some-points } more.
reason-any-side = On both sides { $bone } spaces join the bone doors and { $tooth } the tooth doors: take the one that you like better.
reason-deny = { $who } could make { some-points } with this tile, more than with any other that lies face up.
reason-draw-hope = What lies face up adds { $points ->
    [one] one point
   *[other] { $points } points
} at best; an unseen tile adds about { $hoped }.
reason-draw-and-see = A drawn tile can be left again; the best that lies face up adds { some-points }.
reason-keep-best = It adds { some-points }, and the best of the face-up tiles only { $rest }.
reason-leave-for-better = Something better lies face up: { some-points } instead of { $rest }.
reason-leave-weak = It would add { some-points }: better wait for the next one.
reason-leave-hope = { some-points } would be fair, but more may still turn up.
reason-fewer-dead-ends = It leaves fewer dead ends than the next best space.
reason-room-for-hidden = It leaves the better space for the hidden tile.
reason-hidden-together = It brings more elsewhere, but not together with the hidden tile: here both bring { some-points }, there { $rest }.
reason-later-more = It brings { some-points } more elsewhere, but here it leaves more room for what is to come.
reason-no-dead-end = No track ends in a wall here, so all paths can still grow.

reason-move-draw = drawing
reason-move-tile = another tile
reason-move-keep = keeping it
reason-move-leave = leaving it
reason-move-space = another space
reason-part-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
reason-part-less = { $points ->
    [one] −1 point
   *[other] −{ $points } points
}
reason-part-hidden = +{ $points } with the hidden tile
reason-part-unseen = an unseen tile, about +{ $points }
reason-part-open = up to +{ $points } among the face-up tiles
