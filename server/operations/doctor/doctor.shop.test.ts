import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { programFile } from "#scripts/programs.ts";
import { copyOfShop, openShop } from "#tests/support/shop.ts";
import type { Finding } from "./finding.ts";

async function runCommand(environment: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<{ code: number; findings: Finding[] }>();
  const options = { env: { PATH: process.env.PATH, ...environment } };
  execFile(process.execPath, [programFile("doctor"), "--json"], options, (error, stdout) =>
    resolve({ code: Number(error?.code ?? 0), findings: JSON.parse(stdout) as Finding[] }),
  );
  return promise;
}

const messagesOf = (findings: readonly Finding[], level: Finding["level"]): string[] =>
  findings.filter((finding) => finding.level === level).map(({ message }) => message);

async function copied() {
  const copy = await copyOfShop();
  onTestFinished(copy.remove);
  return { ...copy, environment: { DATA_DIR: copy.dataFolder, ...copy.environment } };
}

test("a local shop has no errors, and the doctor changes nothing", async () => {
  const { environment } = await copied();
  const { code, findings } = await runCommand(environment);
  expect([code, messagesOf(findings, "error")]).toEqual([0, []]);
  expect(messagesOf(findings, "ok")).toContain("Every migration has been run.");
  expect((await runCommand(environment)).findings.map(({ area }) => area)).toEqual(
    findings.map(({ area }) => area),
  );
});

test("a lost picture, a public demo and an unencrypted password are reported", async () => {
  const { environment, dataFolder } = await copied();
  rmSync(join(dataFolder, "images"), { recursive: true });
  const { code, findings } = await runCommand({ ...environment, PUBLIC_URL: "http://shop.example" });
  expect(code).toBe(1);
  expect(messagesOf(findings, "error").map((message) => message.split(/[,:]/)[0])).toEqual([
    "PUBLIC_URL is http",
    "SMTP_URL is not set",
    "Payments go to the sandbox provider",
    expect.stringMatching(/^Of the newest \d+ files that the database names$/),
    "The database holds the demo shop",
  ]);
});

test("it checks a running shop too", async () => {
  const { environment, ...copy } = await copied();
  const shop = await openShop({ copy: { ...copy, environment } });
  onTestFinished(shop.close);
  const { findings } = await runCommand(environment);
  expect(messagesOf(findings, "error")).toEqual([]);
  if (inject("cluster"))
    expect(messagesOf(findings, "ok")).toContain(
      "1 servers run with the same version and secrets, and the clock is right.",
    );
});

test("a missing migration is not run", async () => {
  const { environment, ...copy } = await copied();
  const shop = await openShop({ copy: { ...copy, environment } });
  onTestFinished(shop.close);
  const { queries } = shop.services.database;
  await queries.execute(sql`delete from migrations where name = '0034_servers.sql'`);
  expect(messagesOf((await runCommand(environment)).findings, "warning")).toContain(
    "1 migrations have not been run, from 0034_servers.sql on.",
  );
  const { rows } = await queries.execute(sql`select 1 from migrations where name = '0034_servers.sql'`);
  expect(rows).toEqual([]);
});

test("a missing database is reported", async () => {
  const { dataFolder } = await copied();
  const { code, findings } = await runCommand({
    DATA_DIR: dataFolder,
    DATABASE_URL: "postgresql://127.0.0.1:1/shop",
  });
  expect(code).toBe(1);
  expect(messagesOf(findings, "error")).toContain(
    "127.0.0.1:1 of DATABASE_URL does not answer: Nothing answers at port 1. Is the database running there?",
  );
});
