"""The room in the browser, and its interface for programs."""
