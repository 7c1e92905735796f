"""Tolerant decoding: members, words and messages of newer servers are accepted."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from farol.client.decoding import Unknown, decode
from farol.protocol import messages
from farol.protocol.types import ChatLine, ClockPlan

ROOT = Path(__file__).parents[2]


def test_an_unknown_member_is_ignored() -> None:
    done = decode('{"type": "done", "id": "a", "sealed": [1], "version": 3}')
    assert isinstance(done, messages.Done)
    assert (done.id, done.version) == ("a", 3)


def test_an_unknown_member_deep_inside_is_ignored() -> None:
    line = {"number": 1, "seat": None, "name": "Ana", "text": "hola", "at": 2.0, "colour": "red"}
    chatted = decode(msgspec.json.encode({"type": "chat", "line": line}))
    assert isinstance(chatted, messages.Chatted)
    assert isinstance(chatted.line, ChatLine)
    assert chatted.line.text == "hola"


def test_an_unknown_word_is_kept() -> None:
    refused = decode('{"type": "refused", "id": null, "code": "moon", "sentence": "No."}')
    assert isinstance(refused, messages.Refused)
    assert refused.code == "moon"  # type: ignore[comparison-overlap]


def test_a_message_of_unknown_type_is_passed_on() -> None:
    assert decode('{"type": "song", "song": {}, "id": "q"}') == Unknown("song", "q")


def test_the_json_of_a_game_comes_as_objects() -> None:
    events = [{"kind": "x", "deep": {"a": [1]}}]
    step = {"version": 2, "seat": None, "events": events, "new": 1}
    history = {"type": "history", "id": "h", "look": 0, "steps": [step]}
    told = decode(msgspec.json.encode(history))
    assert isinstance(told, messages.History)
    assert told.steps[0].events == events
    assert told.steps[0].changes is None


def test_every_example_of_the_protocol_is_read_as_by_a_strict_decoder() -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    tags = {kind.__struct_config__.tag for kind in get_args(messages.FromServer)}
    shown = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    told = [text for text in shown if json.loads(text).get("type") in tags]
    assert len(told) >= len(tags)
    for text in told:
        strict = msgspec.json.decode(text, type=messages.FromServer)
        assert msgspec.to_builtins(decode(text)) == msgspec.to_builtins(strict)


def test_the_server_stays_strict() -> None:
    with pytest.raises(msgspec.ValidationError):
        messages.decode('{"type": "ping", "more": 1}')
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode('{"kind": "none", "more": 1}', type=ClockPlan)
