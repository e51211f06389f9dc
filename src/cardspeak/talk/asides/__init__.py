"""What is said beside a story: words that tell nothing, beginnings of reasons and of questions, in each language."""
