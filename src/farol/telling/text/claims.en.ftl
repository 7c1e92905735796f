# Claims that every game has, and how a claim is told
said-line = { $name } says: “{ $words }”
claim-forced = I had no choice.
claim-laugh = Ha ha!
claim-well-played = Well played!
claim-hurry = Come on, it is your turn!
claim-no-hurry = Take your time.
claim-trust-me = Trust me.
claim-kind-forced = No choice
claim-kind-laugh = Laugh
claim-kind-well-played = Well played
claim-kind-hurry = Hurry up
claim-kind-no-hurry = Take your time
claim-kind-trust-me = Trust me
