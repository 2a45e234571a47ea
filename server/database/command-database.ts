import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { borrowDatabase } from "./borrow.ts";
import { checkWith, openAsItIs, openDatabase, type Database, type Place } from "./database.ts";
import { FolderInUse } from "./folder-lock.ts";
import { isUnmade, refuseOlder, refuseOther } from "./migrate.ts";
import { asTransaction } from "./one-lane.ts";
import { tellingCommits } from "./when-committed.ts";

/** For a command: migrated, and while a shop runs on the embedded database, by way of that shop. */
export const openForCommand = (place: Place): Promise<Database> =>
  openDatabase(place).catch(async (error: unknown) => tellingCommits(await borrowed(place, error)));

/** The database of the shop that runs. @throws what opening it failed with, if none lends it */
async function borrowed({ dataFolder }: Place, error: unknown): Promise<Database> {
  const client = error instanceof FolderInUse ? await borrowDatabase(dataFolder) : null;
  if (client === null) throw error;
  const queries = drizzleEmbedded({ client: client as PGlite });
  const database: Database = {
    queries,
    reading: queries,
    transaction: (work) => queries.transaction((tx) => asTransaction(() => work(tx))),
    close: client.close,
    check: () => checkWith((text) => client.query(text)),
    // A command runs no jobs, keeps no answers and has nothing to lend.
    jobs: {},
    follow: () => async () => {},
    lend: async () => async () => {},
  };
  await refuseOther(database).catch(async (reason: unknown) => {
    await client.close();
    throw reason;
  });
  return database;
}

/**
 * For a command that only reads: no database is made, and none is migrated. Null if there is none yet.
 * @throws OperatorError if it is older than this program
 */
export async function openToRead(place: Place): Promise<Database | null> {
  const folder = join(place.dataFolder, "database");
  if (!place.databaseUrl && (!existsSync(join(folder, "PG_VERSION")) || existsSync(`${folder}.unfinished`)))
    return null;
  const database = await openAsItIs(place).catch((error: unknown) => borrowed(place, error));
  try {
    if (await isUnmade(database.queries)) {
      await database.close();
      return null;
    }
    await refuseOlder(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
