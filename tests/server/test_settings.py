"""Configuration: three sources, each checked, every setting documented."""

import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from farol.cli import run
from farol.server.logs import SECRET, hide_secrets, plain_console
from farol.server.settings import BadSettings, Described, Settings, described, read_settings

DOCUMENTED = (Path(__file__).parent.parent.parent / "docs/configuration.md").read_text()
NAMES = [field.name for field in msgspec.structs.fields(Settings)]


@pytest.fixture(autouse=True)
def no_usual_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def undocumented(settings: msgspec.Struct, text: str) -> list[str]:
    """Rows that are missing in the tables of docs/configuration.md."""
    fields = msgspec.structs.asdict(settings).items()
    rows = [f"| `{name}` | `{msgspec.json.encode(value).decode()}` |" for name, value in fields]
    return [row for row in rows if row not in text]


def test_every_setting_is_documented_with_its_default() -> None:
    assert undocumented(Settings(), DOCUMENTED) == []


def test_a_wrong_default_in_the_document_would_be_noticed() -> None:
    wrong = DOCUMENTED.replace("| `port` | `8", "| `port` | `9")
    assert undocumented(Settings(), wrong) == [f"| `port` | `{Settings().port}` |"]


def test_nothing_else_is_documented() -> None:
    rows = [line for line in DOCUMENTED.splitlines() if line.startswith("| `")]
    assert len(rows) == len(NAMES)


VALUES = {str: "x", int: "7", float: "7.5", list[str]: "one"}


def flag_of(setting: Described) -> list[str]:
    """How a value that is not the default is given on the command line."""
    if setting.kind is bool:
        return [f"--no-{setting.name}"]
    words = get_args(setting.kind)  # of a Literal
    return [f"--{setting.name.replace('_', '-')}", VALUES.get(setting.kind) or str(words[-1])]


def test_every_setting_is_a_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("farol.commands.serve._run", lambda settings, *_: started.append(settings))
    without_effect = [
        setting.name
        for setting in described()
        if run(["serve", *flag_of(setting)]) != 0
        or getattr(started.pop(), setting.name) == getattr(Settings(), setting.name)
    ]
    assert without_effect == []
    assert [setting.name for setting in described()] == NAMES


def test_a_flag_with_a_wrong_word_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--log", "xml"]) == 2
    assert "The command line cannot be used" in capsys.readouterr().err


def test_the_default_listens_on_this_machine_only() -> None:
    assert read_settings({}, {}).local


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "farol.toml"
    file.write_text('port = 1001\nhost = "file"\ndata = "file"\n')
    environment = {"FAROL_PORT": "1002", "FAROL_HOST": "environment"}
    settings = read_settings(environment, {"port": 1003, "host": None}, str(file))
    assert (settings.port, settings.host, settings.data) == (1003, "environment", "file")


def test_the_file_may_be_named_by_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text("port = 1001\n")
    assert read_settings({"FAROL_CONFIG": str(file)}, {}).port == 1001


def test_the_usual_file_is_read_if_it_is_there(tmp_path: Path) -> None:
    file = tmp_path / "config/farol/farol.toml"
    file.parent.mkdir(parents=True)
    file.write_text("bot_pause = 0\n")
    assert read_settings({}, {}).bot_pause == 0


def test_the_environment_speaks_text() -> None:
    environment = {
        "FAROL_BROWSER": "no",
        "FAROL_NAMES": "one.example, two.example",
        "FAROL_BOT_PAUSE": "0.25",
        "FAROL_SOMETHING_ELSE": "ignored",
    }
    settings = read_settings(environment, {})
    assert not settings.browser
    assert settings.names == ["one.example", "two.example"]
    assert settings.bot_pause == 0.25


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = 99999", "The configuration file cannot be used"),
        ("port = 'x'", "The configuration file cannot be used"),
        ("colour = 1", "unknown field `colour`"),
        ("log = 'loud'", "Invalid enum value 'loud'"),
        ("=", "is not valid TOML"),
    ],
)
def test_a_wrong_file_is_explained(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "farol.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=sentence):
        read_settings({}, {}, str(file))


def test_a_missing_file_and_a_wrong_variable_are_explained(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings({}, {}, str(tmp_path / "none.toml"))
    with pytest.raises(BadSettings, match="The environment cannot be used"):
        read_settings({"FAROL_PORT": "many"}, {})


def test_secrets_are_blacked_out_in_logs() -> None:
    event = dict.fromkeys(SECRET, "hunter2") | {"event": "x", "table": 3}
    shown = hide_secrets(None, "info", event)
    assert "hunter2" not in str(shown)
    assert shown["table"] == 3


def test_a_traceback_in_the_log_shows_no_values() -> None:
    hand = "treasure" + "-map"
    try:
        raise RuntimeError(len(hand))
    except RuntimeError:
        written = plain_console()(None, "error", {"event": "fault", "exc_info": sys.exc_info()})
    assert "RuntimeError" in written
    assert hand not in written
