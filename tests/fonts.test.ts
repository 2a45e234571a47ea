import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { japanese } from "#scripts/font-parts.ts";
import { root } from "#scripts/tools.ts";

const sizeOf = (face: string) =>
  globSync(`generated/fonts/${face}-*.woff2`, { cwd: root })
    .map((file) => statSync(join(root, file)).size)
    .reduce((one, other) => one + other, 0);

test("the heading fonts are at most 60 kB for Japanese and 25 kB for Arabic", () => {
  expect(sizeOf("kaisei-opti")).toBeGreaterThan(20_000);
  expect(sizeOf("kaisei-opti")).toBeLessThanOrEqual(60_000);
  expect(sizeOf("markazi-text")).toBeGreaterThan(10_000);
  expect(sizeOf("markazi-text")).toBeLessThanOrEqual(25_000);
});

test("the heading font covers seven in eight kanji of titles and names", () => {
  const kept = new Set(japanese.flatMap(({ kept = "" }) => [...kept]));
  const kanji = headings().flatMap((text) => text.match(/\p{Script=Han}/gu) ?? []);
  expect(kanji.length).toBeGreaterThan(200);
  expect(kanji.filter((one) => kept.has(one)).length / kanji.length).toBeGreaterThan(0.875);
});

/** Page titles and the names of the demo's products and categories. */
function headings(): string[] {
  const messages = globSync("messages/ja/*.json", { cwd: root }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(root, file), "utf8")) as Record<string, string>)
      .filter(([id]) => id.endsWith(".title"))
      .map(([, text]) => text),
  );
  const names = globSync("shop-data/{products,categories,pages}/*.yaml", { cwd: root }).map(
    (file) =>
      (parse(readFileSync(join(root, file), "utf8")) as { text: { ja: { name: string } } }).text.ja.name,
  );
  return [...messages, ...names];
}
