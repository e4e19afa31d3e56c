"""The Discord bot: matches, their storage, and what Discord shows of them."""
