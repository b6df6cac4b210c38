"""Where everything of a tree stands, before anything is drawn."""
