// Placeholder of the module until its first file.
