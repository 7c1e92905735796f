"""An evening with a big screen."""
