## Ranks, with the forms that a sentence may ask of RANK

rank-two = two
    .pl = twos
rank-three = three
    .pl = threes
rank-four = four
    .pl = fours
rank-five = five
    .pl = fives
rank-six = six
    .pl = sixes
rank-seven = seven
    .pl = sevens
rank-eight = eight
    .pl = eights
rank-nine = nine
    .pl = nines
rank-ten = ten
    .pl = tens
rank-jack = jack
    .pl = jacks
rank-queen = queen
    .pl = queens
rank-king = king
    .pl = kings
rank-ace = ace
    .pl = aces

## Suits and cards

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
card-name = { RANK($rank) } of { SUIT($suit, $rank) }
card-face-down = face-down card

## Made hands

made-royal-flush = royal flush
made-straight-flush = straight flush, { RANK($a) } high
made-four-of-a-kind = four of a kind, { RANK($a, form: "pl") }
made-full-house = full house, { RANK($a, form: "pl") } full of { RANK($b, form: "pl") }
made-flush = flush, { RANK($a) } high
made-straight = straight, { RANK($a) } high
made-three-of-a-kind = three of a kind, { RANK($a, form: "pl") }
made-two-pair = two pair, { RANK($a, form: "pl") } and { RANK($b, form: "pl") }
made-pair = pair of { RANK($a, form: "pl") }
made-high-card = high card, { RANK($a) }
made-with-kicker = { $hand }, { RANK($kicker) } kicker
made-low = { RANK($a) } low, { $cards }
made-ace-high = { RANK($a) } high, { $cards }
made-wheel = wheel, { $cards }
made-badugi-4 = badugi, { $cards }
made-badugi-3 = three cards, { $cards }
made-badugi-2 = two cards, { $cards }
made-badugi-1 = one card, { $cards }
made-high-and-low = { $high }; { $low }
made-no-low = no low
