"""Building blocks of pages, which know no match."""
