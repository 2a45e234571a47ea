import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { copyOfShop } from "#tests/support/shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrationFiles, migrationsFolder } from "#server/platform/database/migrate.ts";
import { applyFolder, compareFolder } from "./apply-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "trellis-dry-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

async function copied() {
  const copy = await copyOfShop();
  onTestFinished(copy.remove);
  return testSettings(copy.dataFolder, copy.environment);
}

test("a dry run neither creates nor needs a database", async () => {
  const dataFolder = join(folder, "data");
  const { changes } = await compareFolder(
    testSettings(dataFolder, {}),
    await writeShopFolder(join(folder, "shop")),
  );
  expect(changes).toContain("shop.yaml: new");
  expect(changes.every((line) => line.endsWith(": new"))).toBe(true);
  expect(existsSync(join(dataFolder, "database"))).toBe(false);
});

test("a dry run does not migrate an older database, and reports it", async () => {
  const settings = await copied();
  const path = await writeShopFolder(join(folder, "shop"));
  const newest = migrationFiles(migrationsFolder).at(-1)!;
  const inDatabase = async (
    work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>,
  ) => {
    const database = await openDatabase(settings);
    await work(database).finally(database.close);
  };
  const column = sql`alter table images drop column if exists measured_upright`;
  await inDatabase(async ({ queries }) => {
    await queries.execute(column);
    await queries.execute(sql`delete from migrations where name >= '0047'`);
  });
  await expect(compareFolder(settings, path)).rejects.toThrow(
    /^The database is older than this program, and a dry run does not change it\..*it lacks 0047_/,
  );
  await expect(compareFolder(settings, path)).rejects.toThrow(newest);
  await applyFolder(settings, path, new Date("2026-11-24T10:00:00Z"));
  expect((await compareFolder(settings, path)).changes).toEqual([]);
});

test("a language without texts is reported by a dry run and by applying", async () => {
  const settings = await copied();
  const files = {
    ...shopFiles,
    "languages/fi.yaml": {
      ...(shopFiles["languages/en.yaml"] as object),
      id: "fi",
      name: "Suomi",
      position: 9,
      locale: "fi-FI",
    },
    ...editFile("markets/asia.yaml", (market) => (market.languages = ["en", "fi"])),
  };
  const path = await writeShopFolder(join(folder, "shop"), files as typeof shopFiles);
  const line =
    "languages/fi.yaml: there are no texts in messages/fi, so that its screens and mails are in en";
  expect((await compareFolder(settings, path)).remarks).toContain(line);
  const now = new Date("2026-11-24T10:00:00Z");
  expect((await applyFolder(settings, path, now)).remarks).toContain(line);
});
