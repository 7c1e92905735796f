"""Embers: nine cards, one of them face down in the middle. What did you bury?"""
