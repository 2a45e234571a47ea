import { writeSync } from "node:fs";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { openWithoutMigrating } from "#server/platform/database/database.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { readSettings } from "#server/platform/settings.ts";

/** A program that migrates the database of its environment from the given folder and prints each statement before it runs. */
const { queries, transaction, close } = await openWithoutMigrating(readSettings(process.env));
const dialect = new PgDialect();
await migrate(
  {
    queries,
    transaction: (work) =>
      transaction((tx) => {
        const execute = tx.execute.bind(tx);
        const aloud = ((query: SQL) => {
          writeSync(1, `${dialect.sqlToQuery(query).sql}\n`);
          return execute(query);
        }) as typeof tx.execute;
        return work(Object.assign(tx, { execute: aloud }));
      }),
  },
  process.argv[2]!,
);
await close();
