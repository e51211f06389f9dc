"""The floor console: tables whose cards lie on felt."""
