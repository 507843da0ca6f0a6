"""What Discord takes in one message; characters are counted as code points.

References:
    Discord developer documentation: "Create Message" and "Embed Limits".
"""

from __future__ import annotations

CONTENT = 2000
EMBEDS = 10
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
FIELD_NAME = 256
FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBEDS_IN_ALL = 6000
"""Characters of all embeds of one message together: titles, descriptions, fields and footers."""

BUTTONS_IN_ROW = 5
BUTTON_LABEL = 80
CHOICES = 25
CHOICE = 100
QUESTION = 2000
"""Characters that an option of a command may have."""

TOKEN_S = 15 * 60
"""Seconds that an interaction's token can be used for."""

NONCE = 25
