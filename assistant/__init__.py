"""From a question to an answer: understand, compute, retrieve, compose."""
