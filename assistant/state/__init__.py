"""What is kept between runs: conversations, feedback, keys, and the questions that bots have accepted."""
