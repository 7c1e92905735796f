"""Order: mutes, blocks, reports, and what moderators decide."""
