"""The floor: what words and chips meant, what to do when it went wrong, what it costs."""
