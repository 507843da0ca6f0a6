"""Where the user's documents are searched: in a folder of this machine, or in a database that many share."""
