ask-goals = goals, end, locomotive
    .help = where the locomotive stands, and where the track goes on
ask-hand = hand, my hand, cards, my cards
    .help = your cards and your pile
ask-row = row, track, card
    .help = the track; “row 3” for its third card and those around it
ask-who = who, players, piles, derailments
    .help = hands, piles and derailments of everybody
ask-score = score, scores, points, result
    .help = the points that count against you, what can be seen of the others, and the cards left in the deck
ask-odds = odds, chances, risk, probability
    .help = how likely the train derails, for each choice with dice

word-lay = lay build place rail put play
word-put = put pile
word-pair = combine pair pile
word-accept = accept take penalty
word-roll = roll ride throw dice go
word-stop = stop end brake
word-pass = pass ride

tell-no-card = The track has no such card.
tell-points = { $sum ->
    [one] 1 point
   *[other] { $sum } points
} against you: { $hand } in hand, { $pile } in your pile
tell-score = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tell-odds = { $choice }: derails with { $chance }%, costs { $points ->
    [one] one point
   *[other] { $points } points
} on average
tell-no-odds = Nothing is rolled for now.
