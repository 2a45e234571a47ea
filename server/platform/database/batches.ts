import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "./database.ts";

const batch = 500;

export function* chunk<Item>(list: readonly Item[], size = batch): Generator<Item[]> {
  for (let done = 0; done < list.length; done += size) yield list.slice(done, done + size);
}

/**
 * Updates existing rows by `id` where any column but `updated_at` differs; all rows name the same columns. An `insert
 * … on conflict do update` would lock even unchanged rows as if their key changed, and adding such a product to a
 * cart would wait.
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

/** Rows for an `insert` as a single bound JSON value instead of one per column; missing columns are null. */
export const asJson = <Table extends PgTable>(table: Table, rows: readonly Table["$inferInsert"][]): SQL =>
  fromJson(table, jsonOf(rows));

const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));

export function fromJson(table: PgTable, json: string): SQL {
  const names = sql.join(
    insertedColumns(table).map((name) => sql.identifier(name)),
    sql`, `,
  );
  return sql`select ${names} from json_populate_recordset(null::${table}, ${json}::json)`;
}

export const insertedColumns = (table: PgTable): string[] =>
  Object.values(getTableColumns(table)).flatMap(({ name, generated }) => (generated ? [] : name));

/** The `set` of an upsert: takes these columns from the new row. */
export const excludedColumns = <Column extends string>(columns: readonly Column[]): Record<Column, SQL> =>
  Object.fromEntries(columns.map((column) => [column, sql`excluded.${sql.identifier(column)}`])) as Record<
    Column,
    SQL
  >;

/** Yields items in order, each with its result, which is fetched while the previous item is processed. */
export async function* prefetched<Item, Answer>(
  items: Iterable<Item>,
  fetchItem: (item: Item) => Promise<Answer>,
): AsyncGenerator<[Item, Answer]> {
  let before: [Item, Promise<Answer>] | null = null;
  for (const item of items) {
    const answer = fetchItem(item);
    answer.catch(() => {});
    if (before) yield [before[0], await before[1]];
    before = [item, answer];
  }
  if (before) yield [before[0], await before[1]];
}

/** Whether the existing row differs from the new one (by default an upsert's `excluded`) in any of these columns. */
export const differsFrom = (table: PgTable, columns: readonly string[], other = sql`excluded`): SQL => {
  const columnList = (from: SQL) =>
    sql.join(
      columns.map((column) => sql`${from}.${sql.identifier(column)}`),
      sql`, `,
    );
  return sql`(${columnList(sql`${table}`)}) is distinct from (${columnList(other)})`;
};
