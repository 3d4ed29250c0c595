"""The contract between a game's rules and everything that uses them."""
