"""Looking at one's matches and at what there is to do with them."""
