"""Imported by Python at startup wherever `tools/mutate.py` puts it on the path."""

from mutation.coverage import note_as_the_environment_says
from mutation.loading import load_sources_of_the_environment, load_the_mutant_of_the_environment

note_as_the_environment_says()
load_the_mutant_of_the_environment()
load_sources_of_the_environment()
