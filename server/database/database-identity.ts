import type pg from "pg";

/** Of PostgreSQL, and of what is like it: not allowed, not known, not done. */
const keptToThemselves = new Set(["42501", "42883", "0A000"]);

/**
 * Which database a connection leads to; the same for a primary and all that follow it. Some who host PostgreSQL keep the cluster's number to themselves, so
 * that only the name is left.
 */
export async function databaseIdentity(client: Pick<pg.ClientBase, "query">): Promise<string> {
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  const cluster = await client
    .query<{ id: string }>("select system_identifier::text as id from pg_control_system()")
    .then(
      (answer) => answer.rows[0]!.id,
      (error: { code?: string }) => {
        if (keptToThemselves.has(error.code ?? "")) return "";
        throw error;
      },
    );
  return `${rows[0]!.name} ${cluster}`;
}
