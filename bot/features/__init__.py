"""What people do, a room each: its commands, controls and pages lie together."""
