"""How long the suites search: FAROL_DEPTH times as many examples, and then never the same ones; or
one in FAROL_SHARE of them, where all were tried on another build of the same sources."""

import os
from typing import Final

DEPTH: Final = max(1, int(os.environ.get("FAROL_DEPTH") or 1))
SHARE: Final = max(1, int(os.environ.get("FAROL_SHARE") or 1))
IS_FRESH: Final = DEPTH > 1  # examples differ from run to run, by Hypothesis's own seed


def examples(usual: int) -> int:
    """How many examples to try instead of so many."""
    return max(1, usual * DEPTH // SHARE)
