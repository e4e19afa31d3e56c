class ShowcaseError(Exception):
    """A problem that stops the showcase; the message explains it to the operator."""
