"""Depth of the suites: FAROL_DEPTH times as many examples, with new seeds; or one in FAROL_SHARE,
if all were run on another build of the same sources.
"""

import os
from typing import Final

DEPTH: Final = max(1, int(os.environ.get("FAROL_DEPTH") or 1))
SHARE: Final = max(1, int(os.environ.get("FAROL_SHARE") or 1))
IS_FRESH: Final = DEPTH > 1  # new examples in each run, by Hypothesis's own seed


def examples(usual: int) -> int:
    """The scaled number of examples."""
    return max(1, usual * DEPTH // SHARE)
