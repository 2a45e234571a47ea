import { expect, test } from "vitest";
import { folderProblems } from "#tests/support/refused-folder.ts";
import { editFile } from "#tests/support/shop-folder.ts";

test.each<[string, Record<string, unknown>, string]>([
  [
    "a GTIN with a wrong check digit",
    editFile("products/fern.yaml", (p) => (p.gtin = "4006381333932")),
    "gtin is no GTIN of 8, 12, 13 or 14 digits in quotes with the right check digit",
  ],
  [
    "one GTIN of two products, written in two ways",
    {
      ...editFile("products/spade.yaml", (p) => (p.gtin = "04006381333931")),
      ...editFile("products/fern.yaml", (p) => (p.gtin = "4006381333931")),
    },
    'gtin 04006381333931 is that of "fern"',
  ],
])("%s is refused", async (_, files, words) => {
  const problems = await folderProblems(files);
  expect(problems).toContain(words);
  expect(problems).toMatch(new RegExp(`^${Object.keys(files)[0]}:\\d+: `));
});
