import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "./database.ts";

/** Rows of one statement: PostgreSQL allows 65,535 values. */
const batch = 500;

/** A list in pieces of a size. */
export function* chunk<Item>(list: readonly Item[], size = batch): Generator<Item[]> {
  for (let done = 0; done < list.length; done += size) yield list.slice(done, done + size);
}

/**
 * Changes rows that are there, found by their `id`, where they differ in anything but `updated_at`; each row names the same columns. An `insert … on conflict do update` would lock each row until the end
 * of the transaction, the same ones too, and as if its key changed: whoever puts such a product into a cart would wait.
 */
export async function updateFrom<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: readonly Partial<Table["$inferInsert"]>[],
): Promise<void> {
  const columns = Object.keys(rows[0]!).filter((name) => name !== "id");
  const compared = columns.filter((name) => name !== "updated_at");
  const set = columns.map((column) => sql`${sql.identifier(column)} = new.${sql.identifier(column)}`);
  await tx.execute(sql`
    update ${table} set ${sql.join(set, sql`, `)}
    from json_populate_recordset(null::${table}, ${jsonOf(rows)}::json) as new
    where ${table}.id = new.id and ${differsFrom(table, compared, sql`new`)}`);
}

/**
 * Rows for an `insert`, as one value to bind where each column of each row would be one. A column that a row does not name is null.
 */
export const asJson = <Table extends PgTable>(table: Table, rows: readonly Table["$inferInsert"][]): SQL =>
  fromJson(table, jsonOf(rows));

const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));

/** The same of rows that are JSON already. */
export function fromJson(table: PgTable, json: string): SQL {
  const names = sql.join(
    insertedColumns(table).map((name) => sql.identifier(name)),
    sql`, `,
  );
  return sql`select ${names} from json_populate_recordset(null::${table}, ${json}::json)`;
}

/** All but those that the database makes itself. */
export const insertedColumns = (table: PgTable): string[] =>
  Object.values(getTableColumns(table)).flatMap(({ name, generated }) => (generated ? [] : name));

/** What an upsert sets: of each row that is there already, these columns as the new row has them. */
export const excludedColumns = <Column extends string>(columns: readonly Column[]): Record<Column, SQL> =>
  Object.fromEntries(columns.map((column) => [column, sql`excluded.${sql.identifier(column)}`])) as Record<
    Column,
    SQL
  >;

/** Items in order, each with its answer, which is asked for while the item before is worked on. */
export async function* prefetched<Item, Answer>(
  items: Iterable<Item>,
  ask: (item: Item) => Promise<Answer>,
): AsyncGenerator<[Item, Answer]> {
  let before: [Item, Promise<Answer>] | null = null;
  for (const item of items) {
    const answer = ask(item);
    // It is awaited later, or never.
    answer.catch(() => {});
    if (before) yield [before[0], await before[1]];
    before = [item, answer];
  }
  if (before) yield [before[0], await before[1]];
}

/** Whether the row that is there differs from the new one, of an upsert if nothing else is said, in any of these columns. */
export const differsFrom = (table: PgTable, columns: readonly string[], other = sql`excluded`): SQL => {
  const listed = (from: SQL) =>
    sql.join(
      columns.map((column) => sql`${from}.${sql.identifier(column)}`),
      sql`, `,
    );
  return sql`(${listed(sql`${table}`)}) is distinct from (${listed(other)})`;
};
