"""Games in words: what choices, happenings and boards are called; knows no wire and no screen."""
