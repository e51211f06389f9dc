"""What is ruled on every case, and in which words: recorded, so that moving code about changes none of it unseen."""
