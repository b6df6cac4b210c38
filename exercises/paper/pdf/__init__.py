"""Pages as PDF files."""
