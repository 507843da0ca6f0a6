"""The commands of ``rigwise``, one module each; a module's ``command`` is what the group calls."""
