"""One archive of all that lies under ``RIGWISE_HOME``, made while servers run, and put back from it."""
