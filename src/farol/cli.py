"""The command line. Each command is imported on demand."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from farol.core.errors import FarolError
from farol.extras import missing
from farol.version import version_line

META = {"--help", "-h", "--version"}

app = App(
    name="farol",
    help="One table for games with secrets. Without a command: opens it on this machine.",
    version=version_line,
)
app.command("farol.commands.serve:serve", help="Open the table on this machine.")
app.command("farol.commands.serve:party", help="Open the table for this network.")
app.command("farol.commands.play:play", help="Sit down at a table in this terminal.")
app.command("farol.commands.verify:verify", help="Check a record's dice and decks.")
app.command("farol.commands.migrate:migrate", help="Copy all tables into PostgreSQL.")
app.command("farol.commands.nodes:nodes", help="Show the servers of a database.")
app.command("farol.commands.nodes:table", help="Show which server has a table.")
app.command("farol.commands.nodes:drain", help="Send a server's tables and people elsewhere.")
app.command("farol.commands.nodes:readonly", help="Have a server change nothing.")
app.command("farol.commands.operating:moderator", help="Name moderators of a server.")
app.command("farol.commands.operating:people", help="List, export or delete people.")
app.command("farol.commands.operating:tables", help="List tables.")
app.command("farol.commands.operating:prune", help="Delete old games.")
app.command("farol.commands.operating:house", help="Read imprint, privacy and rules.")
app.command("farol.commands.operating:notice", help="Show a sentence to everybody.")
app.command("farol.commands.ratings:ratings", help="Show ratings, or rebuild them.")
app.command("farol.commands.worker:worker", help="Think for bots of servers elsewhere.")
app.command("farol.commands.site:site", help="Write a website that plays without a server.")
app.command("farol.commands.menu:menu", help="Show the games and what you can do.")
app.command("farol.commands.rules:rules", help="Print the numbered rules of a game.")
app.command("farol.commands.demo:demo", help="Play one random game and print it in notation.")
app.command("farol.commands.arena:arena", help="Let bots play many matches and compare them.")
app.command("farol.commands.benchmark:benchmark", help="Set a policy the task of a game.")
app.command("farol.commands.score:score", help="Score boards of a game played with cardboard.")
app.command("farol.commands.bot:bot", help="Let a program of your own play.")
app.command("farol.commands.hint:hint", help="See what an expert considers, and why.")
app.command("farol.commands.new_game:new_game", help="Begin a game of your own.")
app.command("farol.commands.check_game:check_game", help="Judge a game by the whole suite.")
app.command("farol.commands.bench:bench", help="Measure how fast the rules run here.")


def main() -> None:
    """Run the command of `sys.argv`."""
    sys.exit(run(sys.argv[1:]))


def with_command(arguments: Sequence[str]) -> list[str]:
    """Without a command, or with flags alone, the default is to open the table."""
    first = arguments[0] if arguments else "-"
    named = not first.startswith("-") or first in META
    return list(arguments) if named else ["serve", *arguments]


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; an error is one sentence."""
    try:
        app(
            with_command(arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_none",
        )
        sys.stdout.flush()
    except (CycloptsError, FarolError) as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return 2
    except ImportError as error:
        sentence = missing(error)
        if sentence is None:
            raise
        print(sentence, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Broken pipe: the reader of our output has closed it. Python would report it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0
