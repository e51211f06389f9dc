"""Words that tell of a mishap in any order, in each language, with the sentence of a story that they are."""
