"""The chat page and the script that puts it into other sites, served from the package."""
