"""The services: all that people, servers and the passing of time do. Each of their changes is one transaction."""
