"""What the rules on language models share: a model, its weights and cache, the room on cards."""
