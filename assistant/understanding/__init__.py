"""What was asked: language, quantities, hardware and intent of a question, as one frame."""
