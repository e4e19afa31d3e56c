"""Game records and the formats in which they are read and written.

The rules don't depend on this package. A `Record` (`record`) is read from Little Golem's text (moves in
`movetext`), SGF (`sgf`; Boardspace's dialect in `boardspace`) or JSON (`jsonrecord`); `formats` detects the format.
`replay`, `result`, `timestamp` and `values` hold what the formats share.
"""
