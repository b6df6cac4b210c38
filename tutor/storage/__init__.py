"""What outlives the window: attempts and settings."""
