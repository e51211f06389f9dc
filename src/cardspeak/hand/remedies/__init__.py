"""What rulings do to a hand: what is wanted, as data; the events that it becomes; what they change."""
