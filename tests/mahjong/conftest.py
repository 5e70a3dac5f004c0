"""What the tests of the game stand on."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def _a_cache_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the tables of this session away from the user's."""
    with pytest.MonkeyPatch.context() as patch:
        if "HULE_CACHE" not in os.environ:
            patch.setenv("HULE_CACHE", str(tmp_path_factory.mktemp("tables")))
        yield
