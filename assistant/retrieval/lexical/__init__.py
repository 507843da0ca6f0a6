"""Search by words: one tokenizer for index and question, and BM25 in [0, 1]."""
