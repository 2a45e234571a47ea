import type { Queries } from "./database.ts";

/**
 * A statement that is asked often: its text is made once for each handle, and a PostgreSQL server reads it once for each connection. What
 * differs from time to time are `sql.placeholder`s.
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
