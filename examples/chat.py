"""A seat for any chat program that reads standard input, such as a language model's.

    python examples/chat.py saboteur --seats 4 --seat 1 -- llm -m some-model
    python examples/chat.py loknroll --seats 2 --seat 2 --language es -- ollama run some-model

The program is started for each question: it reads the rules, what the seat knows and its legal
moves, and writes the move that it wants as its last line. Words that are no move, or take too long,
are asked about again; after so many tries our bot plays the move. Seats count from 1.
"""

import argparse
import os
import signal
import subprocess
import sys

import farol
from farol.core.errors import BadAction, FarolError
from farol.play import Play

LONGEST = 500  # characters of an answer that are read
TASK = {
    "en": "You play {name} in this game. Answer with one line: one of the legal moves, in its "
    "words.",
    "es": "Juegas como {name} en esta partida. Responde con una línea: una de las jugadas legales, "
    "con sus palabras.",
}
HEADINGS = {
    "en": ("Rules", "What you see", "What has happened", "Legal moves"),
    "es": ("Reglas", "Lo que ves", "Lo que ha pasado", "Jugadas legales"),
}
AGAIN = {"en": "Your last answer was no move", "es": "Tu última respuesta no era una jugada"}


def question(play: Play, seat: int, language: str, refusals: list[str]) -> str:
    """All that the seat may know, and what was wrong with its answers so far."""
    spoken = play.spoken(seat, language)
    parts = (spoken.rules(), spoken.position(), spoken.events(), "\n".join(spoken.moves()))
    text = TASK[language].format(name=spoken.name)
    for heading, part in zip(HEADINGS[language], parts, strict=True):
        text += f"\n\n== {heading} ==\n{part}"
    for refusal in refusals:
        text += f"\n\n== {AGAIN[language]} ==\n{refusal}"
    return f"{text}\n"


def answered(command: list[str], asked: str, seconds: float) -> str:
    """The last line that the program writes; empty if it fails or takes too long. Then it is ended,
    with all that it has started."""
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    ) as program:
        try:
            said, complaint = program.communicate(asked, seconds)
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            return ""
    if program.returncode != 0:
        print(complaint.strip()[-300:], file=sys.stderr)
        return ""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1][:LONGEST] if lines else ""


def move(play: Play, chosen: argparse.Namespace) -> str:
    """One move of the chat program's seat; how it came about."""
    refusals: list[str] = []
    seat = chosen.seat - 1
    for _ in range(chosen.tries):
        asked = question(play, seat, chosen.language, refusals)
        words = answered(chosen.command, asked, chosen.seconds)
        try:
            return f"said {words!r}: {play.say(words, chosen.language)}"
        except FarolError as refusal:
            refusals.append(f"{words[:200]}\n{refusal}")
    advice = play.ask(chosen.bots).notation
    play.play(advice)
    return f"said nothing that is a move, so that a bot played {advice}"


def play_game(chosen: argparse.Namespace) -> None:
    """Play one game and tell what the chat program does."""
    play = farol.new(chosen.game, chosen.seats, chosen.seed)
    if not 1 <= chosen.seat <= chosen.seats:
        raise BadAction(f"--seat is from 1 to {chosen.seats}.")
    made = 0
    while play.seat is not None and made < chosen.moves:
        if play.seat == chosen.seat - 1:
            print(f"seat {chosen.seat} {move(play, chosen)}", flush=True)
            made += 1
        else:
            play.play(play.ask(chosen.bots).notation)
    print(play.board(language=chosen.language))
    if play.seat is None:
        print(f"Places: {play.places()}")


def main() -> int:
    """Play one game; 2 with a sentence if it cannot be."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seat", type=int, default=1, help="of the chat program, from 1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="novice", help="level in the other seats")
    parser.add_argument("--language", default="en", choices=("en", "es"))
    parser.add_argument("--seconds", type=float, default=60, help="for an answer")
    parser.add_argument("--tries", type=int, default=3, help="for a move")
    parser.add_argument("--moves", type=int, default=10_000, help="of the seat, at most")
    parser.add_argument("command", nargs="+", help="the chat program, after --")
    chosen = parser.parse_args()
    if chosen.tries < 1 or chosen.seconds <= 0:
        parser.error("--tries is at least 1, and --seconds more than 0.")
    try:
        play_game(chosen)
    except (FarolError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
