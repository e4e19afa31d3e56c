"""The services: they do what people ask, and what servers and time bring. Each change is one transaction."""
