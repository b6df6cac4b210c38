"""The practice page: one exercise after the other, by kind and level, by code or from a file."""
