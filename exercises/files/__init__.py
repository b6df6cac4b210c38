"""Files of strangers and of our own: read with care, written whole."""
