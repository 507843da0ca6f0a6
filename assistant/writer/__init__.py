"""The optional language model: it may word what an answer already says, and never change a number of it."""
