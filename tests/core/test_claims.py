"""Declared claims: JSON, notation and ints agree; claims in records."""

import pytest

from farol.core.actions import Seat, Word
from farol.core.claims import (
    MANNERS,
    MAX_SAID,
    TRUST_ME,
    Claim,
    ClaimSpace,
    Said,
    claims_since,
    is_said,
    said_from_json,
)
from farol.core.errors import BadClaim, BadRecord
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL, AnyGame

SPACE = ClaimSpace(Claim("hello"), Claim("likes", (Seat("about", 5), Word("what", ["tea", "ice"]))))


@pytest.fixture(params=ALL.values(), ids=ALL)
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


def test_every_claim_comes_back_from_json_and_notation(game: AnyGame) -> None:
    claims = game.claims
    for claim in range(claims.size):
        assert claims.from_json(claims.to_json(claim)) == claim
        assert claims.from_text(claims.to_text(claim)) == claim


def test_every_game_knows_manners(game: AnyGame) -> None:
    assert {claim.name for claim in MANNERS} <= {kind.name for kind in game.claims.kinds}


def test_only_a_game_with_roles_asks_for_trust() -> None:
    assert [name for name, game in ALL.items() if "trust-me" in _names(game)] == ["saboteur"]


def _names(game: AnyGame) -> list[str]:
    return [kind.name for kind in game.claims.kinds]


def test_a_claim_is_about_somebody_else_who_is_there() -> None:
    claim = SPACE.say("likes", 2, 1)
    assert SPACE.to_json(claim) == {"type": "likes", "about": 2, "what": "ice"}
    assert SPACE.to_text(claim) == "likes:3:ice"
    assert SPACE.check(claim, 0, 5) == claim
    with pytest.raises(BadClaim, match="of others"):
        SPACE.check(claim, 2, 5)
    with pytest.raises(BadClaim, match="no seat 3"):
        SPACE.check(claim, 0, 2)


@pytest.mark.parametrize(
    "data", [None, [], {}, {"type": "shouts"}, {"type": "likes"}, {"type": "hello", "loud": True}]
)
def test_what_is_no_claim_is_refused_as_one(data: object) -> None:
    with pytest.raises(BadClaim):
        SPACE.parse(data, 0, 5)  # type: ignore[arg-type]  # whatever somebody sends


def test_what_was_said_survives_a_file() -> None:
    said = [Said(3, 0, SPACE.say("hello")), Said(3, 1, SPACE.say("likes", 0, 0))]
    written = [each.to_json(SPACE) for each in said]
    assert written == [[3, 0, "hello"], [3, 1, "likes:1:tea"]]
    assert said_from_json(list(written), SPACE, 2) == said


@pytest.mark.parametrize(
    "data",
    [{}, [3], [[3, 0]], [[3, 2, "hello"]], [[3, 0, "bye"]], [[3, 0, "hello"], [2, 0, "hello"]]],
)
def test_what_cannot_have_been_said_is_refused(data: object) -> None:
    with pytest.raises(BadRecord):
        said_from_json(data, SPACE, 2)  # type: ignore[arg-type]  # whatever is in a file


def test_claims_since_the_latest_round() -> None:
    hello = Said(0, 0, SPACE.say("hello")).view(SPACE)
    likes = Said(1, 1, SPACE.say("likes", 0, 1)).view(SPACE)
    assert claims_since([hello, {"kind": "goals"}, likes], frozenset({"goals"})) == [likes]


def test_an_offer_of_claims_tells_nothing(game: AnyGame) -> None:
    """It is the same in every world that a seat cannot rule out."""
    seats, rand = game.seats[-1], Rand(4)
    state = game.new(seats, dict(game.unattended))
    moves = 0
    while state.to_act() != OVER and moves < 150:
        moves += 1
        state.apply_unchecked(sample_next(state, rand))
        if state.to_act() >= 0 and moves % 10 == 0:
            worlds = [state.sample_world(seat, rand) for seat in range(seats)]
            offers = {tuple(game.claims_open(world)) for world in (state, *worlds)}
            assert len(offers) == 1


@pytest.mark.parametrize(
    ("item", "sentence"),
    [
        ([-1, 0, "hello"], "It: 'after' must be from 0 to 1000000, not -1"),
        ([1_000_001, 0, "hello"], "It: 'after' must be from 0 to 1000000, not 1000001"),
        ([0, -1, "hello"], "It: 'seat' must be from 0 to 1, not -1"),
        ([0, 2, "hello"], "It: 'seat' must be from 0 to 1, not 2"),
        ([0, 0, 7], "It: 'claim' must be"),
        ([0, 0, "likes:1:tea"], "of others"),
    ],
)
def test_a_refusal_says_which_part_of_a_claim_is_wrong(item: list[object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        said_from_json([item], SPACE, 2)  # type: ignore[list-item]  # whatever is in a file


def test_a_game_may_begin_with_words_and_hold_as_many_as_there_may_be_entries() -> None:
    hello = SPACE.say("hello")
    assert said_from_json([[0, 1, "hello"]], SPACE, 2) == [Said(0, 1, hello)]
    assert said_from_json([[MAX_SAID, 1, "hello"]], SPACE, 2) == [Said(MAX_SAID, 1, hello)]


def test_everybody_hears_who_said_what() -> None:
    view = Said(3, 1, SPACE.say("hello")).view(SPACE)
    assert view == {"kind": "said", "seat": 1, "claim": {"type": "hello"}}
    assert is_said(view)
    assert not is_said({"kind": "goals"})


def test_manners_keep_their_names_for_records_have_them() -> None:
    names = ["forced", "laugh", "well-played", "hurry", "no-hurry", "trust-me"]
    assert [claim.name for claim in (*MANNERS, TRUST_ME)] == names
    assert [claim.name for claim in MANNERS if claim.after_end] == ["laugh", "well-played"]


def test_after_the_end_only_what_fits_is_offered(game: AnyGame) -> None:
    seats, rand = game.seats[-1], Rand(4)
    state = game.new(seats, dict(game.unattended))
    assert "hurry" in game.claims_open(state)
    while state.to_act() != OVER:
        state.apply_unchecked(sample_next(state, rand))
    offered = [claim for claim in game.claims.declared if claim.name in game.claims_open(state)]
    assert {"laugh", "well-played"} <= {claim.name for claim in offered}
    assert all(claim.after_end for claim in offered)
