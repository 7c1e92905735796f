"""Whoever writes to people who are not at their table, put together from the settings."""

from typing import Final, NamedTuple

import structlog

from farol.core.text import LANGUAGES
from farol.table.http.context import Push
from farol.table.live.courier import Courier
from farol.table.live.steady import SteadyTime
from farol.table.settings import Settings
from farol.table.storage.store import Store

NOBODY: Final = "https://farol.invalid/"  # where nobody said whom to write to

log = structlog.get_logger("farol.post")


class PostOffice(NamedTuple):
    """Who carries notices, and what browsers need for them."""

    courier: Courier
    push: Push


async def opened_post_office(
    settings: Settings, store: Store, time: SteadyTime
) -> PostOffice | None:
    """None if nobody is to be written to, or what it takes is not installed."""
    if not settings.push:
        return None
    try:  # an extra, which whoever sends nothing need not have
        from farol.table.live.postman import Postman, kept_identity  # noqa: PLC0415
        from farol.table.live.webpush import check_keys  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("cryptography"):
            raise
        log.info("no-push", needs="pip install 'farol[push]'")
        return None
    identity, anywhere = await kept_identity(store), settings.push_to == "anywhere"
    postman = Postman(identity, time, contact_of(settings), anywhere)
    courier = Courier(store, time, postman, LANGUAGES)
    courier.start()
    return PostOffice(courier, Push(identity.public, anywhere, check_keys))


def contact_of(settings: Settings) -> str:
    """Whom a push service may write to about this server."""
    named = [name for name in settings.names if name != "*"]
    return settings.push_contact or (f"https://{named[0]}/" if named else NOBODY)
