import type { Queries } from "./database.ts";

/**
 * Prepares a frequent statement once per handle, which PostgreSQL then parses once per connection. Its variables are
 * `sql.placeholder`s.
 */
export function preparedPerHandle<Statement>(
  make: (queries: Queries) => Statement,
): (queries: Queries) => Statement {
  const made = new WeakMap<Queries, Statement>();
  return (queries) => {
    const known = made.get(queries) ?? make(queries);
    made.set(queries, known);
    return known;
  };
}
