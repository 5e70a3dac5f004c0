"""The database: schema, queries and migrations. Knows SQL, knows no rule."""
