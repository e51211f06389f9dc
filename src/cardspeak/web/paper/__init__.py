"""Paper and files of tournaments: sheets in the language of the reader, as HTML, as PDF and as CSV."""
