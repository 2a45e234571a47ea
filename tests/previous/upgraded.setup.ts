import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrationsIn } from "./find-previous.ts";

type SetUp = (project: Pick<TestProject, "provide">) => Promise<() => Promise<void>>;

/**
 * The previous release, in the current folder, fills a shop; then this version's migrations run on it, and the
 * previous release continues.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const previous = process.cwd();
  const theirs = (await import(join(previous, "tests/support/postgres.setup.ts"))) as { default: SetUp };
  const provided = new Map<string, unknown>();
  const provide = (name: string, value: unknown) => {
    provided.set(name, value);
    project.provide(name as never, value as never);
  };
  const end = await theirs.default({ provide } as Pick<TestProject, "provide">);
  try {
    const { address, template } = provided.get("cluster") as { address: string; template: string };
    const databaseUrl = `${address}/${template}`;
    const dataFolder = provided.get("filledFolder") as string;
    await (await openDatabase({ databaseUrl, dataFolder })).close();
    // Another test shows that the previous release accepts newer migrations.
    await forgetNewer(databaseUrl, readdirSync(migrationsIn(previous)));
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

async function forgetNewer(address: string, known: readonly string[]): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  const { rowCount } = await client
    .query("delete from migrations where name <> all ($1)", [known])
    .finally(() => client.end());
  if (!rowCount) throw new Error("This version has no migration that the previous one has not.");
}
