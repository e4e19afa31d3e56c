"""Facts from Discord's own description of its HTTP API, of the routes that the playground has.

`facts.json` has no more of it than methods, routes, fields, types, what is required, limits and enumerated values, in
the words of JSON Schema; its prose is left out. The description (https://github.com/discord/discord-api-spec) is under
the MIT licence, in `LICENSE` beside this file. `python -m playground.description openapi.json` makes the facts again.
"""

from playground.description.checking import description_problems, schema_problem
from playground.description.facts import Facts, Operation, Schema, api_facts

__all__ = ["Facts", "Operation", "Schema", "api_facts", "description_problems", "schema_problem"]
