talk = Table talk
talk-title = Quick talk
talk-back = Back
talk-nothing = There is nothing to say right now.
talk-help = Everybody hears it. It need not be true. The numbers choose, too; backspace goes back.
talk-quoted = “{ $words }”
talk-table = Who uses quick talk
talk-table-value =
    { $value ->
        [off] Nobody
        [game] People, and bots where talk is part of the game
       *[lively] Everybody, bots too
    }
talk-hear = Hear what { $name } says
talk-mute = Mute for all
talk-unmute = Let speak
talk-muted = muted
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
