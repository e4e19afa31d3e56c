"""The process: settings, logs, clock, health."""
