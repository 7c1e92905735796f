"""Configuration: three sources, each checked, every setting documented."""

from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from farol.commands.serve import Flags
from farol.table.logs import SECRET, hide_secrets
from farol.table.settings import BadSettings, Settings, read_settings

DOCUMENTED = (Path(__file__).parent.parent.parent / "docs/configuration.md").read_text()
NAMES = [field.name for field in msgspec.structs.fields(Settings)]


@pytest.fixture(autouse=True)
def no_usual_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_documented_with_its_default(name: str) -> None:
    default = msgspec.json.encode(getattr(Settings(), name)).decode()
    assert f"| `{name}` | `{default}` |" in DOCUMENTED


def test_nothing_else_is_documented() -> None:
    rows = [line for line in DOCUMENTED.splitlines() if line.startswith("| `")]
    assert len(rows) == len(NAMES)


def test_every_setting_is_a_flag() -> None:
    assert [field.name for field in fields(Flags)] == NAMES


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
        ("=", "is no TOML"),
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
