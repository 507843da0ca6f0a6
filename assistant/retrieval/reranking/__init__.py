"""A second look at the first passages of a search: a model that reads question and passage together."""
