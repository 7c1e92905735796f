"""The live table: people, bots and watchers around one game, kept safe on disk."""
