"""Golden sets kept as data, the metrics over them, and the targets they must reach."""
