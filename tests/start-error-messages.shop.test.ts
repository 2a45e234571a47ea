import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { programFile } from "#scripts/programs.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { copyOfShop } from "./support/shop.ts";
import { testSettings } from "./support/settings.ts";

const program = programFile("shop");

/** The shop's output and exit code when it is started with these settings. */
function start(environment: Record<string, string>) {
  const env = { ...process.env, DEMO: "on", PORT: "0", SANDBOX_PORT: "1", ...environment };
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env,
    encoding: "utf8",
    timeout: 150_000,
  });
  return { status, said: stderr.trim() };
}

const copied = async () => {
  const copy = await copyOfShop();
  onTestFinished(copy.remove);
  return copy;
};

test("a start reports a file in place of the data folder", async () => {
  const { dataFolder } = await copied();
  const file = join(dataFolder, "secrets/cookies");
  expect(start({ DATA_DIR: file })).toEqual({
    status: 1,
    said: `${file} is a file, or lies below one, where the shop needs a folder. Set DATA_DIR to another folder.`,
  });
});

test("a start reports an invalid secret", async () => {
  const { dataFolder, environment } = await copied();
  writeFileSync(join(dataFolder, "secrets/cookies"), "");
  const { status, said } = start({ DATA_DIR: dataFolder, ...environment });
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^\S+cookies holds 0 characters, and a secret has at least 43\./),
  ]);
});

test("a start reports a missing or incomplete database", async () => {
  const { dataFolder, environment } = await copied();
  if (inject("cluster")) {
    const url = `${environment.DATABASE_URL}_elsewhere`;
    const { status, said } = start({ DATA_DIR: dataFolder, DATABASE_URL: url });
    const sentence = `PostgreSQL says: database "${url.split("/").pop()}" does not exist. Create the database first, or correct DATABASE_URL.`;
    expect([status, said]).toEqual([1, sentence]);
  } else {
    rmSync(join(dataFolder, "database/global"), { recursive: true });
    const { status, said } = start({ DATA_DIR: dataFolder });
    const sentence = `The database in ${join(dataFolder, "database")} can't be opened: its files are damaged or incomplete. Put back a copy of the folder, or delete it to start over.`;
    expect([status, said.split("\n").pop()]).toEqual([1, sentence]);
  }
});

test("a start reports an unreachable file store", async () => {
  const { dataFolder, environment } = await copied();
  const { status, said } = start({
    DATA_DIR: dataFolder,
    ...environment,
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_BUCKET: "shop-files",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "word",
  });
  expect([status, said]).toEqual([
    1,
    "The store at http://127.0.0.1:1 does not answer as it should (ECONNREFUSED). Does it run, and is S3_ENDPOINT right?",
  ]);
});

test("a start reports a public URL without a payment provider, unless the shop is a demo", async () => {
  const { dataFolder, environment } = await copied();
  const isNoDemo = await openDatabase({ ...testSettings(dataFolder, environment) });
  await isNoDemo.queries.execute(sql`update shop_facts set name = 'applied' where name = 'demo'`);
  await isNoDemo.close();
  const on = (more: Record<string, string>) =>
    start({ DATA_DIR: dataFolder, ...environment, DEMO: "off", ...more });
  const sentence = expect.stringMatching(
    /^This shop has a public HOST or PUBLIC_URL and no payment provider: /,
  );
  for (const [name, value] of Object.entries({ PUBLIC_URL: "https://shop.example", HOST: "0.0.0.0" }))
    expect(on({ [name]: value })).toEqual({ status: 1, said: sentence });
});
