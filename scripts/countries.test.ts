import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { generateCountries, staleCountries } from "./countries.ts";

test("a list that differs from the package's is reported", () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-countries-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const list = join(folder, "countries.json");
  generateCountries(folder);
  expect(staleCountries(folder)).toEqual([]);

  writeFileSync(list, readFileSync(list, "utf8").replace("Ouagadougou", "Bobo-Dioulasso"));
  expect(staleCountries(folder)).toEqual(["countries.json"]);

  generateCountries(folder);
  expect(staleCountries(folder)).toEqual([]);
});
