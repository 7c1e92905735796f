"""All bodies of all slices, for descriptions of the HTTP side."""

from typing import Any, Final, get_args

from farol.community.daily.bodies import Bodies as DailyBodies
from farol.community.history.bodies import Bodies as HistoryBodies
from farol.community.invitations.bodies import Bodies as InvitationBodies
from farol.community.leagues.bodies import Bodies as LeagueBodies
from farol.community.notifications.email_bodies import Bodies as EmailBodies
from farol.community.ratings.bodies import Bodies as RatingBodies

BODIES: Final[tuple[Any, ...]] = (
    *get_args(HistoryBodies),
    *get_args(DailyBodies),
    *get_args(EmailBodies),
    *get_args(InvitationBodies),
    *get_args(RatingBodies),
    *get_args(LeagueBodies),
)
