"""What a server and a worker on another machine say to each other: who they are, jobs, answers.

Both show that they know the key of the servers, over numbers that the other one has made up, before
a job goes out or is taken: nothing that was overheard can be said again. A job is all that a worker
gets: what one seat knows, without table, code or names.
"""

import hmac
import secrets
from typing import Any, Final

import msgspec
from msgspec import Struct

from farol.games import ALL
from farol.server.play.model.payloads import Thought
from farol.server.workers.bots import BotJob

NOT_HIRED: Final = 4011  # closes a socket: of no use here
EDITION: Final = 1  # of these messages and of what a job means
MOST_SEARCHES: Final = 1024  # of one worker at a time


class Challenge(Struct, tag="challenge"):
    """The server's first word."""

    number: str


class WorkerOffer(Struct, tag="offer"):
    """What a worker can do for this server."""

    number: str
    proof: str
    edition: int
    games: dict[str, int]  # by name, the version of their rules
    searches: int  # at a time


class Hired(Struct, tag="hired"):
    """The server takes the offer."""

    proof: str


class WorkRequest(Struct, tag="errand"):
    """A job for a worker."""

    number: int
    job: BotJob


class ReadJob(BotJob):
    """A job as it is read: JSON within JSON has no type that could be checked here."""

    world: dict[str, Any]
    views: list[dict[str, Any]]


class ReadWorkRequest(WorkRequest, tag="errand"):
    """An errand as it is read."""

    job: ReadJob


class WorkResult(Struct, tag="result"):
    """What came of an errand; a sentence, if nothing did."""

    number: int
    thought: Thought | None = None
    problem: str = ""


def new_number() -> str:
    """A number that nobody has seen before."""
    return secrets.token_hex(16)


def proof(key: str, who: str, first: str, second: str) -> str:
    """That somebody knows the key, for these two numbers; `who` is "server" or "worker"."""
    said = f"farol {who} {first} {second}"
    return hmac.new(key.encode(), said.encode(), "sha256").hexdigest()


def is_proof(shown: str, key: str, who: str, first: str, second: str) -> bool:
    """Whether the proof of somebody is one; without a key there are none."""
    expected = proof(key, who, first, second)
    return bool(key) and hmac.compare_digest(shown.encode(), expected.encode())


def games() -> dict[str, int]:
    """What can be thought about here: a world is only understood by the rules that made it."""
    return {name: game.version for name, game in ALL.items()}


def objection(offer: WorkerOffer) -> str | None:
    """Why a worker that knows the key is of no use here."""
    if offer.edition != EDITION:
        return f"A worker of edition {offer.edition} cannot help a server of edition {EDITION}."
    other = sorted(name for name, version in games().items() if offer.games.get(name) != version)
    if other:
        return f"The worker has other rules of: {', '.join(other)}."
    if not 1 <= offer.searches <= MOST_SEARCHES:
        return f"A worker does 1 to {MOST_SEARCHES} searches at a time."
    return None


encode = msgspec.json.encode
FROM_SERVER: Final = msgspec.json.Decoder(Challenge | Hired | ReadWorkRequest)
FROM_WORKER: Final = msgspec.json.Decoder(WorkerOffer | WorkResult)
