import { sql, type SQL } from "drizzle-orm";

/** Rows of one statement: PostgreSQL allows 65,535 values. */
const batch = 500;

/** A list in pieces of a size. */
export function* chunked<Item>(list: readonly Item[], size = batch): Generator<Item[]> {
  for (let done = 0; done < list.length; done += size) yield list.slice(done, done + size);
}

/** What an upsert sets: of each row that is there already, these columns as the new row has them. */
export const asInserted = <Column extends string>(columns: readonly Column[]): Record<Column, SQL> =>
  Object.fromEntries(columns.map((column) => [column, sql`excluded.${sql.identifier(column)}`])) as Record<
    Column,
    SQL
  >;
