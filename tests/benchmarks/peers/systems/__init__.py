"""One module for each system; each imports its library inside its functions."""
