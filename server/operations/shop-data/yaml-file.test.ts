import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { FileError } from "./utf8-text.ts";
import { readYaml } from "./yaml-file.ts";

const schema = z.strictObject({
  name: z.string(),
  prices: z.record(z.string(), z.strictObject({ price: z.number() })).default({}),
  related: z.array(z.enum(["fern", "olive"])).default([]),
});

function mistakesIn(content: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "trellis-yaml-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "one.yaml");
  writeFileSync(path, content);
  try {
    readYaml(path, schema);
    return [];
  } catch (error) {
    if (error instanceof FileError) return error.mistakes;
    throw error;
  }
}

test.each<[string, string | Buffer, [number | null, string][]]>([
  [
    "a nested value",
    "name: Fern\nprices:\n  europe:\n    price: dear\n",
    [[4, "prices.europe.price must be a number"]],
  ],
  [
    "a missing field, at its parent",
    "name: Fern\nprices:\n  europe: {}\n",
    [[3, "prices.europe.price is missing"]],
  ],
  [
    "an unknown field",
    "name: Fern\n\ncolour: green\n",
    [[3, 'has no field "colour"; there are name, prices, related']],
  ],
  [
    "the third item of a list",
    "name: Fern\nrelated:\n  - fern\n  - olive\n  - moss\n",
    [[5, "related.2 must be one of fern, olive"]],
  ],
  [
    "invalid YAML",
    "name: Fern\nrelated: [fern\n",
    [[3, "Flow sequence in block collection must be sufficiently indented and end with a ]"]],
  ],
  ["a duplicate field", "name: Fern\nname: Moss\n", [[2, "name is written twice"]]],
  [
    "Latin-1",
    Buffer.from("related: [fern]\nname: Gie\u00DFkanne\n", "latin1"),
    [[2, "is not UTF-8: save the file in that encoding"]],
  ],
  [
    "a second document",
    "name: Fern\n---\nname: Moss\n",
    [[2, "holds a second document: take out the line with ---"]],
  ],
  [
    "each of two unknown fields",
    "name: Fern\ncolour: green\nnames: 3\n",
    [
      [2, 'has no field "colour"; there are name, prices, related'],
      [3, 'has no field "names": is it name?'],
    ],
  ],
  ["an empty file", "", [[null, "is empty"]]],
])("%s is reported with its line", (_, content, expected) => {
  expect(mistakesIn(content)).toEqual(expected);
});

test("very many fields are read, and the first unknown ones are reported", () => {
  const fields = Array.from({ length: 60_000 }, (_, index) => `field-${index}: 1\n`);
  const errors = mistakesIn(fields.join(""));
  expect(errors).toHaveLength(51);
  expect(errors[1]![1]).toContain('has no field "field-0"');
});

test("a byte order mark is accepted", () => {
  expect(mistakesIn("\uFEFFname: Fern\n")).toEqual([]);
});

test("exponentially growing anchors are refused quickly", () => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const above = level === 0 ? '"lol"' : `*a${level - 1}`;
    return `a${level}: &a${level} [${Array.from({ length: 9 }, () => above).join(", ")}]`;
  });
  const [mistake] = mistakesIn(`${levels.join("\n")}\nname: *a8\n`);
  expect(mistake).toEqual([2, "what its names of other places (*name) stand for is too much: write it out"]);
});
