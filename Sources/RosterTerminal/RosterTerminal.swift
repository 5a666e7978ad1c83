// Placeholder replaced by the target's own files.
