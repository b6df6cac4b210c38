"""Pages: what stands where on sheets and solutions."""
