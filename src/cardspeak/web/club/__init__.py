"""The club in the browser: the evening, the desk, members, lists and seats, documents, figures."""
