"""From a frame to the inputs of each rule: one module per rule, nothing computed here."""
