"""The table in a terminal: a client of the wire that imports no rules. `farol play` opens it."""
