"""Low Tide: claims, doubts, and papers that go back into the pile."""
