"""Games in words: a text engine driven by Fluent messages and `telling.json`, independent of any
user interface.
"""
