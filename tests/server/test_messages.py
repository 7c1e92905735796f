"""Messages: decoding, refusals, and that all generated files are up to date."""

import importlib.util
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from farol.community.features import BODIES
from farol.protocol import bodies, messages, types
from farol.protocol.schema import json_schema, typescript

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs/protocol.md").read_text()
EXAMPLES = re.findall(r"```json\n(.*?)```", PROTOCOL, re.DOTALL)


def tags(union: object) -> set[str]:
    return {message.__struct_config__.tag for message in get_args(union)}


CLIENT_TAGS, SERVER_TAGS = tags(messages.FromClient), tags(messages.FromServer)


@pytest.mark.parametrize("maker", ["wire_types", "positions"])
def test_generated_files_are_up_to_date(maker: str) -> None:
    spec = importlib.util.spec_from_file_location(maker, ROOT / f"tools/{maker}.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.outdated() == []


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_in_the_documentation_are_real_messages(example: str) -> None:
    tag = json.loads(example).get("type")
    if tag in CLIENT_TAGS:
        messages.decode(example)
    elif tag in SERVER_TAGS:
        msgspec.json.decode(example, type=messages.FromServer)
    else:
        msgspec.json.decode(example, type=bodies.NewTable)


def test_the_documentation_shows_every_message() -> None:
    shown = {json.loads(example).get("type") for example in EXAMPLES}
    assert shown - {None} == CLIENT_TAGS | SERVER_TAGS


def test_no_tag_means_two_things() -> None:
    assert CLIENT_TAGS.isdisjoint(SERVER_TAGS)


@pytest.mark.parametrize("why", get_args(types.RefusalCode))
def test_the_documentation_names_every_kind_of_refusal(why: str) -> None:
    assert f"`{why}`" in PROTOCOL


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"null",
        b"[]",
        b'{"type":"hello"}',
        b'{"type":"hello","code":"ABC12"}',
        b'{"type":"hello","code":"ABC123","look":-1}',
        b'{"type":"hello","code":"ABC123","version":1.5}',
        b'{"type":"hello","code":"ABC123","extra":1}',
        b'{"type":"welcome"}',
        b'{"type":"act","seat":0,"version":1,"action":{}}',
        b'{"type":"say","seat":null,"text":""}',
        b'{"type":"ping","id":""}',
        b'{"type":"ping"' + b" " * 100,
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_what_is_no_message_is_refused(frame: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError, UnicodeDecodeError)):
        messages.decode(frame)


def test_an_action_is_kept_as_it_came() -> None:
    message = messages.decode(
        b'{"type":"act","id":"a","seat":0,"version":3,"action":{"x":[1,null]}}'
    )
    assert isinstance(message, messages.Act)
    assert bytes(message.action) == b'{"x":[1,null]}'


def test_the_schema_describes_both_directions_and_refers_to_nothing_unknown() -> None:
    schema = json_schema(BODIES)
    parts = schema["$defs"]
    assert isinstance(parts, dict)
    assert {"FromClient", "FromServer", "NewTable"} <= set(parts)
    assert set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema))) <= set(parts)


def test_typescript_has_a_type_for_every_part_of_the_schema() -> None:
    parts = json_schema(BODIES)["$defs"]
    assert isinstance(parts, dict)
    declared = re.findall(r"^export (?:interface|type) (\w+)", typescript(BODIES), re.MULTILINE)
    assert sorted(declared) == sorted([*parts, "Json"])
