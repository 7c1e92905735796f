# Words that mean nothing by themselves, and words for numbers from zero on
little-words = the a an at to on of in into my your from with and please it
opening-words = is are am was were will shall has have had does do did there what which who when where how why can could may
number-words = zero one two three four five six seven eight nine ten eleven twelve

# Questions: the words for each, with commas between them
ask-last = last, last move, what happened, again, repeat, say again, say that again, say it again
    .help = what happened last; “last 3” for more
ask-changes = changes, what changed, since my turn, recap
    .help = everything since your last move
ask-board = board, table, everything
    .help = the whole table in words; “board” and a word for a part of it
ask-turn = turn, whose turn, status, phase
    .help = whose turn it is, and what is asked
ask-where = where is, where are, where
    .help = “where” and a thing or a person: everything about it
ask-notes = notebook, notes, who did what, points so far
    .help = what everybody did, counted, and what you have
ask-out = out, still out, what is left, cards left, tiles left
    .help = what you have not seen yet; “out” and a word for one kind of it
counted = { $what } { $count }
left-of = { $what }: { $left } of { $of }
nothing-counted = There is nothing to count here.
ask-why = why not, why cant i, why can i not, why
    .help = “why not” and a move: the rule against it
ask-hint = hint, advice, help me
    .help = what a bot would do in your place
ask-legal = legal, moves, choices, what can i do, menu
    .help = everything you can do, in groups; “legal” and a word for some of it
ask-say = say, tell all, tell everybody, talk, speak
    .help = “say” and a claim, true or not: everybody hears it; “say” alone lists what can be said
ask-chat = chat, write
    .help = “chat” and a line of your own for everybody
say-nothing = There is nothing to say right now.
say-which = You can say:
say-near = Not said yet. Did you mean:
say-chat = Chat: “{ $text }”
chat-what = Type “chat” and what you would like to write.
claim-words-laugh = haha laugh lol
claim-words-well-played = well played good game
claim-words-hurry = hurry
claim-words-no-hurry = no hurry take your time
claim-words-forced = no choice had to
ask-help = help, questions, what can i say
    .help = this list

ask-rules = rules, rule
    .help = “rules” and a word: the rules with it; “rules” alone: what they are about
ask-log = log, history
    .help = “log” and words: what happened with them, the last three
ask-seats = order, order of turns
    .help = who sits here, in the order of turns
seats-order = In the order of turns: { $names }.
ask-claims = claims, what was said, who said what, quick talk
    .help = what everybody said
rules-sections = Type “rules” and a word. The rules are about: { $titles }.
rules-none = No rule speaks of “{ $text }”.
nothing-said = Nobody has said anything yet.

help-move = A move in words, such as “{ $choice }”, or written: { $notation }
help-line = { $words }: { $help }
not-understood = “{ $text }” is no move that you can make now, and no question. “help” lists the questions; these come near:
not-now = You have nothing to choose now.
did-you-mean = Did you mean: { $choice }?
which-one = { $count ->
    [one] One way:
   *[other] Which of { $count }?
}
you-can = { $count ->
    [one] You can do one thing:
   *[other] You can do { $count } things:
}
several = { $name }: { $count } ways
no-such-choice = “{ $text }” is nothing that you can do now.
nothing-happened = Nothing has happened since.
nothing-to-tell = There is nothing to tell.
nowhere = There is no “{ $what }” on the table.
turn-yours = It is your turn.
turn-of = It is { $name }’s turn.
undone = { $name } takes back a move.
    .own = You take back a move.
why-what = Type “why not” and the move that you would like to make.
why-of = { $choice }: { $reason }
list-and = { $some } and { $last }
yes = yes
no = no
you = you
plain-hidden = face down
why-unknown = “{ $text }” is no move that you could try now.
nearest = Not as you typed it. What comes near:
