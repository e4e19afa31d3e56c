"""Forgetting a user with very many matches."""

import pytest

from bot.features.privacy import service
from bot.features.privacy.service import PersonalData
from bot.storage import Store
from tests.bot.company import ANNA
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_match
from tests.bot.storage.asked import noted


@pytest.mark.parametrize(("matches", "transactions"), [(2, 1), (3, 2), (5, 3)])
async def test_so_many_matches_are_resigned_in_several_transactions(  # noqa: PLR0917  what is given
    begin: Begin,
    personal_data: PersonalData,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    matches: int,
    transactions: int,
) -> None:
    monkeypatch.setattr(service, "RESIGNED_AT_ONCE", 2)
    begun = [await begin() for _ in range(matches)]
    with noted(store) as asked:
        changed = await personal_data.forget(ANNA.id)
    resignations = [statement for statement, _ in asked if statement.startswith("INSERT INTO events")]
    looks = [statement for statement, _ in asked if "LIMIT" in statement and "FROM matches JOIN" in statement]
    assert (len(resignations), len(looks)) == (matches, transactions)
    assert all([(await kept_match(store, match.id)).is_over for match in begun])
    assert 0 < len(changed.matches) <= 2
    assert (await personal_data.kept(ANNA.id)).running == 0
