import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate } from "#server/platform/database/migrate.ts";
import { load, type Populated } from "#tests/populated/populated.ts";
import { openShop, type Shop } from "./shop.ts";

const folder = join(import.meta.dirname, "../populated");
const latest = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .sort()
  .at(-1)!;

/** Orders in every status, refunds, payouts and everything else, as today's version stores them. */
export const populated = JSON.parse(readFileSync(join(folder, latest), "utf8")) as Populated;

export const populatedRows = (name: string, isMeant: (row: any) => boolean = () => true): any[] =>
  populated.tables.find((table) => table.name === name)!.rows.filter(isMeant);

/** A shop with these rows. Its own jobs stay out of the way. */
export async function populatedShop(options: Parameters<typeof openShop>[0] = {}): Promise<Shop> {
  const shop = await openShop({ jobPollSeconds: 3_600, ...options });
  const { database } = shop.services;
  await database.queries.execute(sql`drop schema public cascade`);
  await database.queries.execute(sql`create schema public`);
  await migrate(database);
  await database.transaction((tx) => load(tx, populated));
  return shop;
}
