"""The game server: live tables for people, bots and spectators, stored durably."""
