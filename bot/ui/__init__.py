"""Building blocks of pages: texts, pictures, controls and the messages of matches."""
