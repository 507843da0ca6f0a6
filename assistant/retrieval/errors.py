"""What can go wrong while searching, embedding and keeping an index.

Each fault carries a message id and arguments for the user's language; ``str(error)`` is for logs.
"""

from __future__ import annotations

from corpus.errors import ToldError


class RetrievalError(ToldError):
    """Base of every fault of searching, embedding and keeping an index."""


class ModelRecordError(RetrievalError, ValueError):
    """A model record that leaves out what decides its vectors: prefixes, dimension or window."""


class EmbedderUnavailableError(RetrievalError):
    """The embedding model cannot be loaded here; names the reason and the command that helps."""


class EmbedderWriteError(RetrievalError):
    """An embedding model could not be written to its folder (disk full, no permission)."""


class IndexMismatchError(RetrievalError):
    """The index was built by another model or chunker; names both and the command that rebuilds it."""


class IndexCorruptError(RetrievalError):
    """A file of the index is missing or is not what its manifest says; names the file and the command."""


class IndexBusyError(RetrievalError):
    """Another process is writing the index now."""


class IndexWriteError(RetrievalError):
    """The index could not be written (disk full, no permission); the old one is untouched."""


class PassageTooLongError(RetrievalError):
    """A passage is longer than the model reads, so that its end would never be found; nothing was written."""
