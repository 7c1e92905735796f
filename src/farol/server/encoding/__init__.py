"""Views and actions as bytes."""
