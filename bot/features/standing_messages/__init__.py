"""`/dvonn-admin show`: managers choose the channels of standing messages."""
