class ShowcaseError(Exception):
    """The showcase can't continue; the message explains why to the operator."""
