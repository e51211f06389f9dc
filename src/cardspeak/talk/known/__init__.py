"""Facts of a ruling that texts tell in passing, as *they never touched the muck*: what is looked for, by language."""
