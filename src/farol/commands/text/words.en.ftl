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
new-game-kind = What does it begin with? (1)
new-game-cards = cards: hands, a pile and tricks
new-game-tiles = tiles: a bag, racks and a board to lay them on
new-game-board = board: stones on cells, nothing hidden
new-game-next = Its rules are examples. Every test that fails says which one to replace; docs/adding-a-game.md tells the rest.

## farol check-game
no-tests = Whether every rule has a test was not judged: --tests names the folder of the tests.
first-things = What fails in state, view or code explains much of the rest: mend it first.
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

## farol moderator, people, tables, prune, notice
moderator-reason = Named on the server's machine.
moderator-reports = { $count ->
    [0] No open reports.
    [one] One open report.
   *[other] { $count } open reports.
}
moderator-log = The log has { $entries } entries and is as it was written; the latest is { $fingerprint }.
moderator-forged = The log is not as it was written from entry { $entries } on.
people-number = Say whom by their number; `farol people` lists them.
people-unknown = There is nobody of number { $number }.
people-exported = All that is kept of them is in { $file }.
people-deleted = { $name } is deleted by the server within a quarter of a minute, or when it starts. Their games stay, without the name.
notice-hours = --hours is more than 0.
prune-days = --days is 1 or more.
prune-would = { $tables } finished games and { $reports } closed reports would be deleted. Nothing was.
pruned = { $tables } finished games and { $reports } closed reports were deleted.
notice-shown = Everybody reads it within a quarter of a minute.
notice-ended = There is no notice any more.
house-read = { $names } reserved names; pages: { $pages }. Everybody sees them within a quarter of a minute.
