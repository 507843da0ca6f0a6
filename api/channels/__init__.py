"""What the bots of team channels share: a durable queue, askers, rates, rights, splitting."""
