"""What teaches: the rulebooks made from the ledgers, and the lessons."""
