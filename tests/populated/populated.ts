import { sql } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";

/** A populated database after some migrations: every table's rows as PostgreSQL's JSON. */
export type Populated = { migrations: string[]; tables: { name: string; rows: Record<string, unknown>[] }[] };

const rowsOf = async <Row extends Record<string, unknown>>(
  queries: Queries,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> => (await queries.execute<Row>(statement)).rows;

/** All tables, each after those that it references. */
export async function dump(queries: Queries): Promise<Populated> {
  const done = await rowsOf<{ name: string }>(queries, sql`select name from migrations order by name`);
  const found = await rowsOf<{ name: string }>(
    queries,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'migrations' order by table_name`,
  );
  const references = await rowsOf<{ from: string; to: string }>(
    queries,
    sql`select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
      order by 1, 2`,
  );
  const names: string[] = [];
  const visit = (name: string): void => {
    if (names.includes(name)) return;
    for (const { to } of references.filter(({ from }) => from === name)) visit(to);
    names.push(name);
  };
  for (const { name } of found) visit(name);
  const tables: Populated["tables"] = [];
  for (const name of names) {
    const [all] = await rowsOf<{ rows: Record<string, unknown>[] }>(
      queries,
      sql`select coalesce(jsonb_agg(one), '[]') as rows from ${sql.identifier(name)} one`,
    );
    tables.push({ name, rows: all!.rows });
  }
  return { migrations: done.map(({ name }) => name), tables };
}

/** Inserts the rows into tables of the schema from which they were read. */
export async function load(tx: Queries, { tables }: Populated): Promise<void> {
  // As a restore does, without the triggers that booked the rows when they were written.
  await tx.execute(sql`set local session_replication_role = replica`);
  for (const { name, rows } of tables) {
    const table = sql.identifier(name);
    const own = await rowsOf<{ column_name: string }>(
      tx,
      sql`select column_name from information_schema.columns where table_name = ${name} and is_generated = 'NEVER'`,
    );
    const columns = sql.join(
      own.map(({ column_name }) => sql.identifier(column_name)),
      sql`, `,
    );
    // A migration may have inserted a row.
    await tx.execute(sql`delete from ${table}`);
    await tx.execute(
      sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
    );
  }
  await tx.execute(sql`set local session_replication_role = origin`);
}
