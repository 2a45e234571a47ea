import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate, migrationsFolder } from "#server/platform/database/migrate.ts";
import { load, type Populated } from "#tests/populated/populated.ts";
import { openShop, type Shop } from "./shop.ts";

const folder = join(import.meta.dirname, "../populated");
const latest = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .sort()
  .at(-1)!;

/** Orders in every status, refunds, payouts and everything else, as today's version stores them. */
export const populated = populatedAsOf(latest);

/** As a version stores it; `name` is its file in `tests/populated/`. */
export function populatedAsOf(name: string): Populated {
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as Populated;
}

export const populatedRows = (
  name: string,
  isMeant: (row: any) => boolean = () => true,
  { tables }: Populated = populated,
): any[] => tables.find((table) => table.name === name)!.rows.filter(isMeant);

/** A shop with these rows, or those of an earlier version, migrated. Its own jobs stay out of the way. */
export async function populatedShop(
  options: Parameters<typeof openShop>[0] = {},
  rows: Populated = populated,
): Promise<Shop> {
  const shop = await openShop({ jobPollSeconds: 3_600, ...options });
  const { database } = shop.services;
  await database.queries.execute(sql`drop schema public cascade`);
  await database.queries.execute(sql`create schema public`);
  const migrations = mkdtempSync(join(tmpdir(), "trellis-migrations-"));
  for (const name of rows.migrations) copyFileSync(join(migrationsFolder, name), join(migrations, name));
  await migrate(database, migrations);
  rmSync(migrations, { recursive: true });
  await database.transaction((tx) => load(tx, rows));
  await migrate(database);
  return shop;
}
