"""The terminal client, `farol play`: a client of the protocol that imports no rules."""
