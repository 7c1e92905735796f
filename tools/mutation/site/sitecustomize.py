"""Python itself imports this wherever `tools/mutate.py` put it on the path."""

from mutation.loading import load_the_mutant_of_the_environment

load_the_mutant_of_the_environment()
