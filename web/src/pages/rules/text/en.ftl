rules-parts = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] nothing found
        [one] one rule
       *[other] { $count } rules
    }
# Groups of words for one thing: whoever looks for one finds the others
search-words = repair mend fix | pair combine match cancel | discard drop throw | draw pick | win victory winner beat | score points count | turn rotate flip | player seat everybody | begin start first setup prepare | end finish over last | lay place put play build | break broken damage destroy | secret hidden unseen | money pay price cost buy
rules-copy = Copy the link to rule { $rule }
rules-none = Nothing found. Try another word, or a number such as { $example }.
rules-reconstructed = The rulebook’s text leaves this open; this is how Farol plays it.
