"""Bots of a tab: they run in the event loop, since there is no other process."""

import asyncio
from typing import Final

from farol.bots.bot import Budget
from farol.server.play.model.payloads import Thought
from farol.server.workers.bots import EXPERT, QUICK, SOMEBODY, BotFailed, BotJob, think
from farol.server.workers.fair_queue import Requester

LEVELS: Final = ("random", "novice", "regular")  # the levels without a search
SIMULATIONS: Final = 10_000  # of one search, at most
SECONDS: Final = 0.45  # of one search, which blocks the event loop


class TabBots:
    """Searches, for hints and for imported tables, get one short time limit."""

    async def choose(self, job: BotJob, _asker: Requester = SOMEBODY) -> Thought:
        """The move of a bot; BotFailed if it raised."""
        await asyncio.sleep(0)  # let queued messages go out first
        budget = None
        if job.advice or job.level not in QUICK:
            budget = Budget(SIMULATIONS, SECONDS)
            job.level = job.level if job.level in QUICK else EXPERT
        try:
            return think(job, budget)
        except Exception as error:
            raise BotFailed(f"No bot answered: {error}") from error
