## The page that `farol` alone shows
welcome = One table for games with secrets.
games = Games
seats = { $low } to { $high } players
commands = What you can do
command-rules = Read the numbered rules of a game
command-demo = Watch one random game in notation
command-score = Score boards that you played with cardboard
command-bench = Measure how fast the rules run here
command-help = Everything, with all options

## farol rules
no-rule = No rule contains “{ $text }”.
reconstructed = * The rulebook's text does not settle this; it is our reading.
