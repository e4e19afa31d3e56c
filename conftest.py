"""Makes `playground` the package before pytest takes the folder of that name for it, as it does to name its tests."""

import playground  # noqa: F401
