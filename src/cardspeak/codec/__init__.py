"""The stored form of events: names, versions, and how the forms of earlier days are read."""
