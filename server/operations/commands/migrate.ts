import { openForCommand } from "#server/platform/database/command-database.ts";
import { grantApplicationRole } from "#server/platform/database/grant.ts";
import { installJobs } from "#server/platform/jobs/install.ts";
import { readSettings } from "#server/platform/settings.ts";
import { exitWithError } from "./output.ts";

/** Migrates the database as the role of `DATABASE_URL`; a named role gets the rights to run the shop in it. */
export async function migrateDatabase(role: string | null): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null)
    return exitWithError(
      "The embedded database has no roles, and each start migrates it. This is for PostgreSQL: set DATABASE_URL.",
    );
  const database = await openForCommand(settings);
  try {
    await installJobs(database);
    if (role !== null) await database.transaction((tx) => grantApplicationRole(tx, role));
    console.log(
      role === null
        ? "The database is as this version wants it."
        : `The database is as this version wants it, and ${role} may run the shop in it.`,
    );
  } finally {
    await database.close();
  }
}
