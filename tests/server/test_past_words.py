"""Words about a moment of a finished game: questions as the seat knew it then, and moves to try."""

from typing import Any

import msgspec
import pytest

from farol.protocol.bodies import PastAnswer
from farol.server.play.model import records
from tests.server.harness import Harness, game_of
from tests.server.test_fairness import finished


async def asked(harness: Harness, code: str, text: str, **more: Any) -> PastAnswer:
    params: dict[str, Any] = {"at": 1, "language": "en", "text": text, **more}
    async with harness.http() as http:
        answer = await http.get(f"/api/tables/{code}/replay/words", params=params)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PastAnswer)


async def test_questions_are_answered_as_the_seat_knew_it_then(harness: Harness) -> None:
    table = (await finished(harness)).table
    game, code = game_of(table), table.row.code
    moments = [frame.steps[-1].version for frame in records.frames_of(game, 0)]
    early = await asked(harness, code, "board", at=moments[0], seat=0)
    late = await asked(harness, code, "board", at=moments[-1], seat=0)
    assert early.meaning == late.meaning == "told"
    assert early.lines != late.lines
    other = await asked(harness, code, "hand", at=moments[0], seat=1)
    assert other.lines != (await asked(harness, code, "hand", at=moments[0], seat=0)).lines
    spanish = await asked(harness, code, "tablero", at=moments[0], seat=0, language="es")
    assert spanish.meaning == "told"
    assert spanish.lines != early.lines


async def test_a_typed_move_is_tried_and_an_illegal_one_has_its_reason(harness: Harness) -> None:
    table = (await finished(harness)).table
    game, code = game_of(table), table.row.code
    frame = next(
        one for one in records.frames_of(game, 0) if b'"to_act":0' in bytes(one.observation)
    )
    at = frame.steps[-1].version
    offered = await asked(harness, code, "legal", at=at, seat=0)
    assert offered.meaning == "which"
    assert len(offered.options) > 1
    option = offered.options[0]
    while True:
        tried = await asked(harness, code, option.text, at=at, seat=0)
        if tried.meaning != "which":
            break
        option = tried.options[0]
    assert tried.meaning == "move"
    assert len(tried.lines) > 1  # its label, and what it would have done
    assert not (await asked(harness, code, option.text, at=at)).lines[1:]  # a spectator tries none


@pytest.mark.parametrize(
    ("params", "status"),
    [
        ({"at": "x"}, 400),
        ({"language": "fr"}, 400),
        ({"text": " "}, 400),
        ({"text": "a" * 201}, 400),
        ({"seat": "99"}, 403),
        ({"at": "99999"}, 409),
    ],
)
async def test_bad_words_are_refused(harness: Harness, params: dict[str, str], status: int) -> None:
    code = (await finished(harness)).table.row.code
    given = {"at": "1", "language": "en", "text": "board", **params}
    async with harness.http() as http:
        answer = await http.get(f"/api/tables/{code}/replay/words", params=given)
    assert answer.status_code == status, answer.text
