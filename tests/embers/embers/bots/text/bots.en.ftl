# What bots say about their moves in Embers.

reason-hearth = The hearth is most likely { $card ->
    [ash] ash
    [coal] coal
   *[spark] spark
}: { $percent }%.
