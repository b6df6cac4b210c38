"""Items about searches that go deeper: by passes, tables, killers, and beyond the depth limit."""
