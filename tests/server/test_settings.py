"""Configuration: three sources, each validated, every setting documented."""

import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from farol.cli import run
from farol.server.logs import SECRET, hide_secrets, plain_console
from farol.server.settings import Described, Settings, described, read_settings
from farol.server.settings.limits import PRESETS, BadSettings, Limits

DOCUMENTED = (Path(__file__).parent.parent.parent / "docs/configuration.md").read_text()
NAMES = [field.name for field in msgspec.structs.fields(Settings)]


@pytest.fixture(autouse=True)
def no_usual_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def default(settings: Settings, name: str) -> str:
    """The default of a setting, in the format of a file."""
    value = getattr(settings, name)
    return '"default"' if value == Limits() else msgspec.json.encode(value).decode()


def undocumented(settings: Settings, text: str) -> list[str]:
    """Rows missing in the tables of docs/configuration.md."""
    rows = [f"| `{name}` | `{default(settings, name)}` |" for name in NAMES]
    return [row for row in rows if row not in text]


def test_every_setting_is_documented_with_its_default() -> None:
    assert undocumented(Settings(), DOCUMENTED) == []


def test_a_wrong_default_in_the_document_would_be_noticed() -> None:
    wrong = DOCUMENTED.replace("| `port` | `8", "| `port` | `9")
    assert undocumented(Settings(), wrong) == [f"| `port` | `{Settings().port}` |"]


def test_every_limit_is_documented_with_its_figures() -> None:
    figures = [PRESETS["small"], PRESETS["default"], PRESETS["large"]]
    rows = [
        f"| `{name}` | " + " | ".join(f"{getattr(preset, name):g}" for preset in figures) + " |"
        for name in Limits.__struct_fields__
    ]
    assert [row for row in rows if row not in DOCUMENTED] == []


def test_nothing_else_is_documented() -> None:
    rows = [line for line in DOCUMENTED.splitlines() if line.startswith("| `")]
    assert len(rows) == len(NAMES) + len(Limits.__struct_fields__)


def test_settings_are_few() -> None:
    assert len(NAMES) <= 20


VALUES = {
    str: "x",
    int: "7",
    float: "7.5",
    list[str]: "one",
    Limits: "large",
    "push": "mailto:ana@example.org",
}


def started_with(monkeypatch: pytest.MonkeyPatch, *words: str) -> Settings:
    """The settings of a server started with these arguments."""
    started: list[Settings] = []
    monkeypatch.setattr("farol.commands.serve._run", lambda settings, *_: started.append(settings))
    assert run(["serve", *words]) == 0
    return started[0]


def flag_of(setting: Described) -> list[str]:
    """A non-default value on the command line."""
    if setting.kind is bool:
        return [
            f"--no-{setting.name}" if getattr(Settings(), setting.name) else f"--{setting.name}"
        ]
    words = get_args(setting.kind)  # of a Literal
    value = VALUES.get(setting.name) or VALUES.get(setting.kind) or str(words[-1])
    return [f"--{setting.name.replace('_', '-')}", value]


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
        ("push = 'perhaps'", "The configuration file cannot be used"),
        ("limits = 'huge'", "small, default, large, and no 'huge'"),
        ("limits = 7", "a preset or a table"),
        ("limits = {max_socks = 7}", "unknown field `max_socks`"),
        ("limits = {max_tables = 0}", "max_tables"),
        ("limits = {max_tables = '7'}", "max_tables"),
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


def test_limits_are_a_preset_with_figures_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "farol.toml"
    file.write_text('limits = {preset = "large", max_tables = 7}\n')
    wanted = msgspec.structs.replace(PRESETS["large"], max_tables=7)
    assert read_settings({}, {}, str(file)).limits == wanted
    assert read_settings({"FAROL_LIMITS": "large, max_tables=7"}, {}).limits == wanted
    assert read_settings({"FAROL_LIMITS": "max_tables=7"}, {}).limits == Limits(max_tables=7)
    assert read_settings({}, {"limits": "small"}, str(file)).limits == PRESETS["small"]
    with pytest.raises(BadSettings, match=r"The environment cannot be used: .*max_tables"):
        read_settings({"FAROL_LIMITS": "max_tables=many"}, {})


# --- names of 0.2 ----------------------------------------------------------------------------


def test_old_limits_are_understood_and_warned_of(tmp_path: Path) -> None:
    file, told = tmp_path / "farol.toml", list[str]()
    file.write_text("max_tables = 7\nmax_sockets = 8\n")
    environment = {"FAROL_MAX_SOCKETS": "9"}
    settings = read_settings(environment, {"tries_per_minute": 3.0}, str(file), told.append)
    assert settings.limits == Limits(max_tables=7, max_sockets=9, tries_per_minute=3.0)
    assert len(told) == 3
    assert told[0].startswith("`max_sockets`, `max_tables`: use the setting `limits` instead")


def test_old_settings_of_e_mail_become_one_address(tmp_path: Path) -> None:
    file, told = tmp_path / "farol.toml", list[str]()
    file.write_text('mail_server = "mail.example.org"\nmail_from = "farol@example.org"\n')
    environment = {"FAROL_MAIL_USER": "ana@home", "FAROL_MAIL_TLS": "tls", "FAROL_MAIL_PORT": "46"}
    settings = read_settings(environment, {}, str(file), told.append)
    assert settings.mail == "smtps://ana%40home@mail.example.org:46/?from=farol@example.org"
    assert [sentence.partition(":")[0] for sentence in told] == [
        "`mail_from`, `mail_server`",
        "`mail_port`, `mail_tls`, `mail_user`",
    ]
    assert all("`mail`" in sentence for sentence in told)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("push = false", "off"),
        ("push = true", "on"),
        ("push_contact = 'mailto:ana@example.org'", "mailto:ana@example.org"),
        ("push = false\npush_contact = 'mailto:ana@example.org'", "off"),
        ("push_to = 'public'", "on"),
    ],
)
def test_old_settings_of_push_are_understood(tmp_path: Path, old: str, new: str) -> None:
    file, told = tmp_path / "farol.toml", list[str]()
    file.write_text(old)
    assert read_settings({}, {}, str(file), told.append).push == new
    assert len(told) == len(old.splitlines())


def test_a_file_of_the_password_is_a_form_of_the_password(tmp_path: Path) -> None:
    file, told = tmp_path / "farol.toml", list[str]()
    file.write_text('mail_password_file = "/run/secrets/mail"')
    assert read_settings({}, {}, str(file), told.append).mail_password == "file:/run/secrets/mail"
    assert ["`mail_password`" in sentence for sentence in told] == [True]


def test_push_to_private_addresses_is_for_tests_alone() -> None:
    with pytest.raises(BadSettings, match="`push_to` is for tests"):
        read_settings({"FAROL_PUSH_TO": "anywhere"}, {})


@pytest.mark.parametrize(
    ("flags", "name", "value"),
    [
        (["--max-tables", "7"], "limits", Limits(max_tables=7)),
        (["--no-push"], "push", "off"),
        (["--mail-server", "localhost"], "mail", "smtp+starttls://localhost:587/?from="),
    ],
)
def test_old_flags_are_understood_and_in_no_help(
    flags: list[str],
    name: str,
    value: object,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert getattr(started_with(monkeypatch, *flags), name) == value
    assert f"{name}" in capsys.readouterr().err
    assert run(["serve", "--help"]) == 0
    assert f"{flags[0]} " not in capsys.readouterr().out


def test_a_wrong_value_of_an_old_name_is_explained() -> None:
    with pytest.raises(BadSettings, match=r"The environment cannot be used: .*max_tables"):
        read_settings({"FAROL_MAX_TABLES": "many"}, {})


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
