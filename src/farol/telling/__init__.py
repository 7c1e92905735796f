"""Games in words: one engine, driven by Fluent messages and `telling.json`; knows no screen."""
