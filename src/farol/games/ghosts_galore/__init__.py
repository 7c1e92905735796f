"""Ghosts Galore: claim track tiles, fill a 3x3 mine with monsters, join doors."""
