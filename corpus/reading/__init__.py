"""From a file to a document: decode, extract, clean, split, with a map back to the original text."""
