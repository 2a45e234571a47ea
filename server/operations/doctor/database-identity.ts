import type pg from "pg";

/** PostgreSQL's codes for insufficient privilege, undefined function and feature not supported. */
const unavailableCodes = new Set(["42501", "42883", "0A000"]);

/**
 * The same for all ways to one database. Some hosting providers hide the cluster's id; then only the name is used.
 */
export async function databaseIdentity(client: Pick<pg.ClientBase, "query">): Promise<string> {
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  const cluster = await client
    .query<{ id: string }>("select system_identifier::text as id from pg_control_system()")
    .then(
      (answer) => answer.rows[0]!.id,
      (error: { code?: string }) => {
        if (unavailableCodes.has(error.code ?? "")) return "";
        throw error;
      },
    );
  return `${rows[0]!.name} ${cluster}`;
}
