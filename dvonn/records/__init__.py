"""Records of games: what they hold, and the formats in which they are read and written.

The rules know nothing of this folder. A `Record` (`record`) is read from Little Golem's text (its moves in `movetext`),
SGF (`sgf`; that of one site in `boardspace`) or JSON (`jsonrecord`), told apart in `formats`; `replay`, `result`,
`timestamp` and `values` hold what the formats share.
"""
