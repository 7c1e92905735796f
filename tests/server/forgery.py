"""Forged records: forgers may change everything, but cannot foresee what people note."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from farol.core.fairness import (
    CommittedDice,
    commitment,
    history_of,
    mixed_salt,
    seal_of,
    server_salt,
)
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL
from farol.protocol.types import SeatSeal
from farol.server.play.model.game import LiveGame
from farol.server.play.model.records import notation_of

Record = dict[str, Any]


def word(rand: Rand) -> str:
    """32 bytes in hexadecimal."""
    return "".join(f"{rand.below(256):02x}" for _ in range(32))


def history_in(record: Record) -> str:
    """The correct history of a record."""
    entries = [
        entry["action"] if entry.get("action") is not None else [entry.get("undo_to") or 0]
        for entry in record["entries"]
    ]
    claims = [
        (line["version"], line["seat"], line["claim"])
        for line in record["claims"]
        if line["version"] < len(entries)
    ]
    people = [(seat["name"], seat["kind"], seat["level"]) for seat in record["people"]]
    result = record["result"] and (record["result"]["scores"], record["result"]["places"])
    seal, practice = record["trust"]["seal"], record["practice"]
    return history_of(seal, entries, claims, people, result, practice)


def close(record: Record, kept: Mapping[int, str] = MappingProxyType({})) -> None:
    """Make all hashes of a record consistent with its contents; `kept`: seats whose salt and
    commitment stay unchanged.
    """
    trust = record["trust"]
    trust["commitment"] = commitment(bytes.fromhex(trust["secret"]))
    trust["bots"] = commitment(bytes.fromhex(trust["bots_secret"]))
    for number, seat in enumerate(trust["seats"]):
        if number in kept:
            seat["commitment"] = kept[number]
        elif seat["commitment"] and not seat["withheld"]:
            seat["commitment"] = commitment(bytes.fromhex(seat["salt"]))
        else:
            seat["salt"] = server_salt(bytes.fromhex(trust["bots_secret"]), number)
    trust["salt"] = mixed_salt([seat["salt"] for seat in trust["seats"]])
    commitments = (trust["commitment"], trust["bots"])
    sat = [SeatSeal(**seat) for seat in trust["seats"]]
    options, version = record["options"], record["rules_version"]
    trust["seal"] = seal_of(record["game"], version, options, commitments, sat)
    trust["history"] = history_in(record)


def deal_anew(record: Record, rand: Rand, kept: Mapping[int, str] = MappingProxyType({})) -> None:
    """Play another game from the secret and salts of a record."""
    close(record, kept)
    trust = record["trust"]
    play_anew(record, rand, CommittedDice(bytes.fromhex(trust["secret"]), trust["salt"]))
    close(record, kept)


def play_anew(record: Record, rand: Rand, dice: CommittedDice) -> None:
    """Play another game with given dice, and leave all commitments unchanged."""
    rules = ALL[record["game"]]
    game = LiveGame(rules, len(record["people"]), record["options"], dice)
    game.adopt(game.begin())
    lots: list[Any] = []
    while not game.over:
        game.adopt(game.act(game.state.sample_action(rand)))
    state = rules.new(game.seats, game.options)
    for action in game.record.actions:
        lots.append(state.chance_outcomes() if state.to_act() == CHANCE else None)
        state.apply(action)
    assert state.to_act() == OVER
    record["entries"] = [
        {"action": action, "undo_to": None, "lots": lot and [list(pair) for pair in lot]}
        for action, lot in zip(game.record.actions, lots, strict=True)
    ]
    record["notation"] = notation_of(rules, game.record)
    record["result"] = {"scores": state.scores(), "places": state.ranking()}


# --- forgeries: each changes a record, and closes it again as well as it can ------------------------


def other_secret(record: Record, rand: Rand) -> None:
    record["trust"]["secret"] = word(rand)
    deal_anew(record, rand)


def ground_salt(record: Record, rand: Rand) -> None:
    seats = [seat for seat in record["trust"]["seats"] if seat["commitment"]]
    rand_seat = seats[rand.below(len(seats))]
    rand_seat["salt"] = word(rand)
    deal_anew(record, rand)


def withheld_salt(record: Record, rand: Rand) -> None:
    seats = [seat for seat in record["trust"]["seats"] if seat["commitment"]]
    seats[rand.below(len(seats))]["withheld"] = True
    deal_anew(record, rand)


def exchanged_seats(record: Record, rand: Rand) -> None:
    seats, people = record["trust"]["seats"], record["people"]
    one = rand.below(len(seats))
    other = (one + 1 + rand.below(len(seats) - 1)) % len(seats)
    people[one], people[other] = people[other], people[one]
    if rand.below(2):
        seats[one], seats[other] = seats[other], seats[one]
    if rand.below(2):
        close(record)
    else:
        record["trust"]["history"] = history_in(record)


def cut_history(record: Record, rand: Rand) -> None:
    entries, words = record["entries"], record["notation"]
    first = rand.below(len(entries))
    last = len(entries) if rand.below(2) else first + 1 + rand.below(3)
    del entries[first:last], words[first:last]
    if rand.below(2):
        close(record)


def other_decision(record: Record, rand: Rand) -> None:
    decisions = [entry for entry in record["entries"] if entry["lots"] is None]
    chosen = decisions[rand.below(len(decisions))]
    chosen["action"] = (chosen["action"] or 0) + 1 + rand.below(3)
    close(record)


def other_outcome(record: Record, rand: Rand) -> None:
    outcomes = [entry for entry in record["entries"] if entry["lots"]]
    chosen = outcomes[rand.below(len(outcomes))]
    possible = [outcome for outcome, _ in chosen["lots"] if outcome != chosen["action"]]
    chosen["action"] = possible[rand.below(len(possible))] if possible else chosen["action"] + 1
    if rand.below(2):
        chosen["lots"] = [[chosen["action"], 1]]
    close(record)


def other_moves(record: Record, rand: Rand) -> None:
    """The same committed dice with invented decisions: everything is consistent."""
    deal_anew(record, rand)


def other_result(record: Record, rand: Rand) -> None:
    record["result"]["scores"][rand.below(len(record["people"]))] += 1 + rand.below(5)
    if rand.below(2):
        close(record)


def flipped_digit(record: Record, rand: Rand) -> None:
    trust = record["trust"]
    name = ["commitment", "salt", "secret", "bots", "bots_secret", "seal", "history"][rand.below(7)]
    at, digit = rand.below(64), trust[name]
    other = "0123456789abcdef"[(int(digit[at], 16) + 1 + rand.below(15)) % 16]
    trust[name] = digit[:at] + other + digit[at + 1 :]


FORGERIES = [
    *(other_secret, ground_salt, withheld_salt, exchanged_seats, cut_history),
    *(other_decision, other_outcome, other_moves, other_result, flipped_digit),
]


def forged(record: Record, rand: Rand) -> Record:
    """A forged copy of a record."""
    changed = msgspec.json.decode(msgspec.json.encode(record))
    FORGERIES[rand.below(len(FORGERIES))](changed, rand)
    return changed
