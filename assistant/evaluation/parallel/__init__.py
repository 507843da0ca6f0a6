"""Search measured on parallel texts: the same paragraphs and questions in several languages."""
