"""The kit that every page is made with: texts, pictures, controls, and the words for them."""
