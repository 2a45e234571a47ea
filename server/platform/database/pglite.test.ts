import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPglite } from "./pglite.ts";

function newPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-pglite-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "database");
}

test("an interrupted first start starts over", async () => {
  const place = newPlace();
  mkdirSync(place);
  writeFileSync(join(place, "PG_VERSION"), "18\n");
  writeFileSync(`${place}.unfinished`, "");
  const { client } = await openPglite(place);
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.close();
  expect(existsSync(`${place}.unfinished`)).toBe(false);
  const reopened = await openPglite(place);
  expect((await reopened.client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await reopened.client.close();
});

test("existing files are not overwritten", async () => {
  const place = newPlace();
  mkdirSync(place);
  const file = join(place, "notes");
  writeFileSync(file, "of somebody else");
  const { client } = await openPglite(place);
  await client.close();
  expect(readFileSync(file, "utf8")).toBe("of somebody else");
});
