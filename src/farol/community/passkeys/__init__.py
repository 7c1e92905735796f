"""Passkeys and recovery codes: a lost cookie is not a lost person."""
