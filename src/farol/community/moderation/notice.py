"""A sentence that the operator of the server shows to everybody."""

from typing import Final

import msgspec
from msgspec import Struct

from farol.protocol.text import clean_text
from farol.server.store.settings import SettingStore

SETTING: Final = "notice"
LONGEST: Final = 300  # characters


class KeptNotice(Struct):
    """The sentence, and the date until which it is shown."""

    text: str = ""
    until: float = 0.0


async def keep_notice(settings: SettingStore, text: str, until: float) -> None:
    """Show a sentence until a date; an empty one ends it."""
    kept = KeptNotice(clean_text(text)[:LONGEST], until)
    await settings.set(SETTING, msgspec.json.encode(kept).decode())


async def read_notice(settings: SettingStore, now: float) -> str:
    """The sentence that is shown now; empty without one."""
    text = await settings.get(SETTING)
    try:
        kept = msgspec.json.decode(text or "{}", type=KeptNotice)
    except msgspec.DecodeError:
        return ""
    return kept.text if kept.until > now else ""
