"""The index of the user's own documents: written aside, swapped at once, read by many."""
