# Claims that every game has, and how a claim is told
said-line = { $name } dice: «{ $words }»
claim-forced = No tenía otra.
claim-laugh = ¡Ja, ja!
claim-well-played = ¡Bien jugado!
claim-hurry = ¡Venga, que te toca!
claim-no-hurry = Sin prisa, piénsalo bien.
claim-trust-me = Fíate de mí.
claim-kind-forced = No tenía otra
claim-kind-laugh = Risa
claim-kind-well-played = Bien jugado
claim-kind-hurry = Date prisa
claim-kind-no-hurry = Sin prisa
claim-kind-trust-me = Fíate de mí
