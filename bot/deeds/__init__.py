"""What commands and controls do alike: each deed reads where it happens, calls a service, and gives the answer."""
