import doctest

import dvonn


def test_the_examples_in_the_documentation_are_true() -> None:
    results = doctest.testmod(dvonn)
    assert results.attempted > 0
    assert results.failed == 0


def test_every_public_name_is_offered_once() -> None:
    assert sorted(set(dvonn.__all__)) == sorted(dvonn.__all__)
    assert all(hasattr(dvonn, name) for name in dvonn.__all__)
