import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { connectToDatabaseProxy } from "./database-proxy-client.ts";
import {
  checkConnection,
  openWithoutMigrating,
  openDatabase,
  type Database,
  type DatabaseLocation,
} from "./database.ts";
import { FolderInUseError } from "./folder-lock.ts";
import { isEmptyDatabase, refuseOlderSchema, refuseOtherVersion } from "./migrate.ts";
import { runAsTransaction } from "./serialized.ts";
import { withCommitHooks } from "./after-commit.ts";

/** For a command: migrated, and through the running shop's proxy if that holds the embedded database. */
export const openForCommand = (location: DatabaseLocation): Promise<Database> =>
  openDatabase(location).catch(async (error: unknown) => withCommitHooks(await borrowed(location, error)));

/** @throws the error that opening the database failed with, if no shop lends it */
async function borrowed({ dataFolder }: DatabaseLocation, error: unknown): Promise<Database> {
  const client = error instanceof FolderInUseError ? await connectToDatabaseProxy(dataFolder) : null;
  if (client === null) throw error;
  const queries = drizzleEmbedded({ client: client as PGlite });
  const database: Database = {
    queries,
    transaction: (work) => queries.transaction((tx) => runAsTransaction(() => work(tx))),
    close: client.close,
    check: () => checkConnection((text) => client.query(text)),
    jobs: {},
    follow: () => async () => {},
    lend: async () => async () => {},
  };
  await refuseOtherVersion(database).catch(async (reason: unknown) => {
    await client.close();
    throw reason;
  });
  return database;
}

/**
 * For a command that only reads: creates and migrates nothing. Null if there is no database yet.
 * @throws OperatorError if the schema is older than this program
 */
export async function openForReading(location: DatabaseLocation): Promise<Database | null> {
  const folder = join(location.dataFolder, "database");
  if (
    !location.databaseUrl &&
    (!existsSync(join(folder, "PG_VERSION")) || existsSync(`${folder}.unfinished`))
  )
    return null;
  const database = await openWithoutMigrating(location).catch((error: unknown) => borrowed(location, error));
  try {
    if (await isEmptyDatabase(database.queries)) {
      await database.close();
      return null;
    }
    await refuseOlderSchema(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
