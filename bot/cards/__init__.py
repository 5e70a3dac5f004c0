"""What replies say."""
