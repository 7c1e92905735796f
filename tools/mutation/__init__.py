"""Errors planted on purpose, to see which of them no test notices: `tools/mutate.py`."""
