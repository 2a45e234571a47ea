import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { connectToDatabaseProxy } from "#server/platform/database/database-proxy-client.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { lockFolder } from "#server/platform/database/folder-lock.ts";
import { openPglite } from "#server/platform/database/pglite.ts";
import { createReadOnlyClient } from "./read-only-client.ts";

export type ReadOnlyDatabase = { queries: Queries; close: () => Promise<void> };

/** Runs no migrations and creates no database. */
export async function openServerReadOnly(address: string): Promise<ReadOnlyDatabase> {
  const client = createReadOnlyClient(address);
  await client.connect();
  return { queries: drizzlePostgres({ client }), close: () => client.end() };
}

/** Through the running shop, if there is one; null if no start has created a database. */
export async function openEmbeddedReadOnly(dataFolder: string): Promise<ReadOnlyDatabase | null> {
  const dataDir = join(dataFolder, "database");
  if (!existsSync(join(dataDir, "PG_VERSION")) || existsSync(`${dataDir}.unfinished`)) return null;
  const lent = await connectToDatabaseProxy(dataFolder);
  if (lent) return { queries: drizzleEmbedded({ client: lent as PGlite }), close: lent.close };
  const release = lockFolder(dataFolder);
  try {
    const { client } = await openPglite(dataDir);
    return {
      queries: drizzleEmbedded({ client }),
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
