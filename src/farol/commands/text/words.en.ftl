## farol menu
welcome = One table for games with secrets.
games = Games
seats = { $low } to { $high } players
commands = What you can do
command-serve = Open the table on this machine
command-party = Open it for everybody on this network, with a code to scan
command-verify = Check that the dice and decks of a game were not arranged
command-rules = Read the numbered rules of a game
command-demo = Watch one random game in notation
command-score = Score boards that you played with cardboard
command-bench = Measure how fast the rules run here
command-help = Everything, with all options

## farol rules
no-rule = No rule contains “{ $text }”.
reconstructed = * The rulebook's text does not settle this; it is our reading.

## farol and farol party
port-taken = Port { $wanted } is taken; this is port { $port }.
open-at = Farol is open at { $address }
scan = Scan this, or go to { $address }
how-to-close = Ctrl-C closes it; nothing is lost.

## farol verify
verified-game = { $game }, { $seats } seats: { $decisions } decisions, { $undone } times taken back.
verified-chance = All { $outcomes } outcomes of chance follow from the secret.
verified-secret = The secret is the one that was committed to before the first deal.
verified-over = The game was played to its end.
verified-not-over = The game was not played to its end.
