"""Every kind of a bot's reason, with a position and its sentences."""

import pytest

from farol.bots.explain import bot_words
from farol.games import ALL
from tests.games.reasons import GAMES, NAMES, Case, cases, reasons


@pytest.mark.parametrize(
    "case",
    [case for game in GAMES for case in cases(game)],
    ids=lambda case: f"{case['game']}-{case['kind']}",
)
def test_each_kind_of_reason_is_found_and_said_in_both_languages(case: Case) -> None:
    said = [
        [
            reason.sentence(bot_words(language, ALL[case["game"]]), NAMES)
            for language in ("en", "es")
        ]
        for reason in reasons(case)
        if reason.kind == case["kind"]
    ]
    assert said[:1] == [[case["english"], case["spanish"]]]
