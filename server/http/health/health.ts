import { readdirSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { privateFolder } from "#server/platform/data-folder.ts";
import type { Database } from "#server/platform/database/database.ts";
import { migrationsFolder } from "#server/platform/database/migrate.ts";
import type { Files } from "#server/platform/files/files.ts";
import { newId } from "#server/platform/ids.ts";
import type { Settings } from "#server/platform/settings.ts";

type Problem = "database" | "migrations" | "files" | "ending";
type Checked = { database: Database; settings: Settings; files: Files };

/** Milliseconds for the database, the disk and the file store. */
const timeout = 2_000;
/** Milliseconds to reuse a result, so that frequent probes rarely query the database. */
const resultLifetime = 1_000;
const retryAfter = 5;

/**
 * For load balancers and monitoring: `/health/live` returns whether the program responds, `/health/ready` whether it
 * can sell, else 503 with the reason. They are public, so they return nothing else.
 */
export function serveHealth(app: FastifyInstance, services: Checked): void {
  let last: { at: number; problems: Promise<Problem[]> } | null = null;
  const problems = () => {
    if (!last || performance.now() - last.at > resultLifetime)
      last = { at: performance.now(), problems: problemsOf(services) };
    return last.problems;
  };
  app.get("/health/live", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "live" }),
  );
  app.get("/health/ready", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const problemNames = app.isDraining() ? ["ending"] : await problems();
    if (problemNames.length === 0) return reply.send({ status: "ready" });
    return reply
      .code(503)
      .header("retry-after", retryAfter)
      .send({ status: "not ready", problems: problemNames });
  });
}

async function problemsOf({ database, settings, files }: Checked): Promise<Problem[]> {
  const checks: [Problem, Promise<Problem | null>][] = [
    ["database", checkDatabase(database)],
    ["files", checkFiles(files, settings.dataFolder)],
  ];
  const results = await Promise.all(
    checks.map(async ([name, check]) =>
      Promise.race([check.catch(() => name), pause(timeout, name, { ref: false })]),
    ),
  );
  return results.filter((problem) => problem !== null);
}

/** It must respond, accept writes and have all migrations of this program; it may have more of a newer one. */
async function checkDatabase(database: Checked["database"]): Promise<Problem | null> {
  const applied = new Set(await database.check());
  const isMissing = readdirSync(migrationsFolder).some((name) => name.endsWith(".sql") && !applied.has(name));
  return isMissing ? "migrations" : null;
}

async function checkFiles(files: Checked["files"], dataFolder: string): Promise<null> {
  await Promise.all([files.check(), checkDisk(dataFolder)]);
  return null;
}

async function checkDisk(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, "cache");
  await mkdir(folder, privateFolder);
  const file = join(folder, `.ready-${newId()}`);
  await writeFile(file, "");
  await rm(file);
}
