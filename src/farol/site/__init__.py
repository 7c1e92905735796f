"""Farol as a static website: everything that a server does, in a worker of somebody's browser."""
