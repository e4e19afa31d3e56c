"""Facts from Discord's own description of its HTTP API, limited to the playground's routes.

`facts.json` holds only methods, routes, fields, types, required fields, limits and enumerated values, as JSON
Schema, and none of the prose. The description (https://github.com/discord/discord-api-spec) is under the MIT
licence; see `LICENSE` in this folder. `python -m discord_playground.description openapi.json` regenerates the facts.
"""

from discord_playground.description.checking import description_problems, schema_problem
from discord_playground.description.facts import Facts, Operation, Schema, api_facts

__all__ = ["Facts", "Operation", "Schema", "api_facts", "description_problems", "schema_problem"]
