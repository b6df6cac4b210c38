"""What several pages use: actions, buttons, cards, dialogs, background jobs."""
