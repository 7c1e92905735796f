"""Setting names of 0.2, accepted until 0.4."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from farol.server.settings.limits import BadSettings, Limits
from farol.server.settings.mail import FILE, MailSettings, mail_address

Port = Annotated[int, Meta(ge=1, le=65535)]


class OldSettings(Struct, frozen=True):
    """Removed settings that are neither a limit nor a setting now."""

    push_contact: str | UnsetType = UNSET
    push_to: Literal["public", "anywhere"] | UnsetType = UNSET
    mail_server: str | UnsetType = UNSET
    mail_port: Port | UnsetType = UNSET
    mail_tls: Literal["starttls", "tls", "none"] | UnsetType = UNSET
    mail_user: str | UnsetType = UNSET
    mail_from: str | UnsetType = UNSET
    mail_links: str | UnsetType = UNSET
    mail_password_file: str | UnsetType = UNSET


LIMITS: Final = frozenset(Limits.__struct_fields__)
OTHERS: Final = frozenset(OldSettings.__struct_fields__)
OLD_NAMES: Final = LIMITS | OTHERS


def old_flags() -> dict[str, type]:
    """Command-line flags for the old names, with their types."""
    kinds: dict[str, type] = {"no_push": bool}
    kinds |= {field.name: get_args(field.type)[0] for field in msgspec.structs.fields(Limits)}
    return kinds | {name: int if name == "mail_port" else str for name in OTHERS}


class Renamer:
    """Translates old names into new ones, source by source, with a warning for each."""

    def __init__(self, warn: Callable[[str], None]) -> None:
        self._warn = warn
        self._mail: dict[str, Any] = {}

    def renew(self, part: dict[str, object], before: Mapping[str, object], strict: bool) -> None:
        """Replace the old names of one source, given the settings of earlier sources. May raise
        BadSettings or msgspec's ValidationError."""
        self._renew_push(part)
        old = {name: part.pop(name) for name in OLD_NAMES & part.keys()}
        limits = {name: value for name, value in old.items() if name in LIMITS}
        if limits:
            base = part.get("limits", before.get("limits", Limits()))
            assert isinstance(base, Limits)
            whole = msgspec.structs.asdict(base) | limits
            part["limits"] = msgspec.convert(whole, Limits, strict=strict)
            self._tell(limits, "limits")
        rest = {name: value for name, value in old.items() if name in OTHERS}
        found = msgspec.convert(rest, OldSettings, strict=strict)
        if found.push_to == "anywhere":
            raise BadSettings("`push_to` is for tests, which start their server themselves")
        if found.push_to == "public":
            self._warn("The setting `push_to` is gone; only tests ever needed it.")
        if found.push_contact is not UNSET:
            self._tell(["push_contact"], "push")
            if part.get("push", before.get("push")) != "off":
                part["push"] = found.push_contact or "on"
        if found.mail_password_file is not UNSET:
            self._tell(["mail_password_file"], "mail_password")
            if found.mail_password_file:
                part["mail_password"] = f"{FILE}{found.mail_password_file}"
        rest.pop("mail_password_file", None)
        mail = {name: getattr(found, name) for name in rest if name.startswith("mail_")}
        if mail:
            self._mail |= mail
            self._tell(mail, "mail")

    def _renew_push(self, part: dict[str, object]) -> None:
        given = str(part.get("push", "")).lower()
        words = {"true": "on", "yes": "on", "1": "on", "false": "off", "no": "off", "0": "off"}
        if part.pop("no_push", None):
            given = "false"
        if given in words:
            part["push"] = words[given]
            self._warn(f'Write push = "{words[given]}" instead of a truth value.')

    def mail(self) -> str:
        """The new setting `mail`, merged from all sources; empty if no server was named."""
        old = self._mail
        if not old.get("mail_server"):
            return ""
        return mail_address(
            MailSettings(
                old["mail_server"],
                old.get("mail_port", 587),
                old.get("mail_tls", "starttls"),
                old.get("mail_user", ""),
                old.get("mail_from", ""),
                old.get("mail_links", ""),
            )
        )

    def _tell(self, old: Mapping[str, object] | list[str], new: str) -> None:
        names = ", ".join(f"`{name}`" for name in sorted(old))
        self._warn(f"{names}: use the setting `{new}` instead; old names go with version 0.4.")
