"""The club: members, staff, cashier, seats, waiting lists, absences, tickets and discipline, on one stream."""
