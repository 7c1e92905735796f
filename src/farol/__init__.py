"""Farol: one digital table for hidden-information board games."""
