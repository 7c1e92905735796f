## farol menu
welcome = One table for games with secrets.
games = Games
seats = { $low } to { $high } players
commands = What you can do
command-serve = Open the table on this machine
command-party = Open it for everybody on this network, with a code to scan
command-play = Play in this terminal
command-verify = Check that the dice and decks of a game were not arranged
command-rules = Read the numbered rules of a game
command-demo = Watch one random game in notation
command-score = Score boards that you played with cardboard
command-bench = Measure how fast the rules run here
command-new-game = Begin a game of your own
command-help = Everything, with all options

## farol rules
no-rule = No rule contains “{ $text }”.
reconstructed = * The rulebook's text does not settle this; it is our reading.

## farol and farol party
port-taken = Port { $wanted } is taken; this is port { $port }.
open-at = Farol is open at { $address }
scan = Scan this, or go to { $address } (code { $code })
how-to-close = Ctrl-C closes it; nothing is lost.

## farol verify
verified-game = { $game }, { $seats } seats: { $decisions } decisions, { $undone ->
    [one] 1 time
   *[other] { $undone } times
} taken back.
verified-chance = All { $outcomes } outcomes of chance follow from the two secrets and the salts of all seats.
verified-salts = { $salted } of { $people } people put a salt of their own browser in; the others' come from the second secret.
verified-withheld = The browser of { $name } promised a salt and did not open it in time.
verified-seal = The seal is the one you noted: { $seal }.
verified-seal-unknown = The seal is { $seal }. Compare it with what the page showed during the game: without that, this may be the record of another game.
verified-nameless = Somebody had their name deleted since: the seal, which is over the names, is gone with it. The dice follow from the secret all the same.
verified-history = The whole game is the one you noted: { $history }.
verified-history-unknown = The number of the whole game is { $history }. Compare it with the end sheet: without that, somebody may have changed what people decided.

## farol new-game
new-game-written = { $folder } holds a game that runs. Next:
new-game-next = Its rules are examples. Every test that fails says which one to replace; docs/adding-a-game.md tells the rest.

## farol check-game
no-tests = Whether every rule has a test was not judged: --tests names the folder of the tests.
fit = { $game } passes all { $checks } checks.
unfit = { $game } fails { $failed } of { $checks } checks.
migrate-target = "{ $target }" is no address of a database; it begins with postgresql://.
migrated = { $rows ->
    [one] One row was copied, and compared with the file.
   *[other] { $rows } rows were copied, and compared with the file.
}

## farol ratings
ratings-file = There is no file { $file }.
ratings-rebuilt = { $games ->
    [one] One game was read anew, and everybody rated by it.
   *[other] { $games } games were read anew, and everybody rated by them.
}
ratings-none = Nobody has a rating yet.
ratings-games = games
ratings-won = won
ratings-guessing = still guessing

## farol worker
worker-servers = Which servers? Name their addresses, such as http://10.0.0.3:8420.
working = { $count ->
    [one] One process thinks for bots here.
   *[other] { $count } processes think for bots here.
}

table-unknown = There is no such table.
table-free = No server has it: whichever is asked for it takes it.
table-log = Its lines of log have table={ $number }.
node-dead = which has died
node-unknown = No server that lives is called { $node }.
node-told = { $count ->
    [one] One server heeds that within a second.
   *[other] { $count } servers heed that within a second.
}
nodes-database = Name the database that the servers share: --data postgresql://…
