"""What has been recorded: hands that were played, and what was ruled."""
