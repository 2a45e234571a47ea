import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { importCsv } from "#server/operations/shop-data/import/import-csv.ts";
import { writeShopFolder } from "#tests/support/shop-folder.ts";

/**
 * `node scripts/runtime.mjs bench/import.ts`: milliseconds to import products of ten variants, 10, 100 and 1000 in all,
 * from Shopify's CSV; it should grow linearly.
 */
const heading = "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price";
const settings = { language: "en", markets: { europe: { includes_vat: true } }, otherwise: "plants" };

let before: number | null = null;
for (const count of [10, 100, 1_000]) {
  const place = mkdtempSync(join(tmpdir(), "trellis-import-"));
  const folder = await writeShopFolder(join(place, "shop"));
  const [file, shopify] = [join(place, "goods.csv"), join(place, "shopify.yaml")];
  const rows = Array.from({ length: count }, (_, index) =>
    [
      `pot-${Math.floor(index / 10)}`,
      index % 10 === 0 ? "Clay pot" : "",
      index % 10 === 0 ? "<p>A pot.</p>" : "",
      "Size",
      `${(index % 10) + 1} l`,
      "9.50",
    ].join(","),
  );
  writeFileSync(file, [heading, ...rows].join("\n"));
  writeFileSync(shopify, stringify(settings));
  const began = performance.now();
  await importCsv({ file, folder, shopify, isDryRun: false }, new Date(), () => {});
  const took = performance.now() - began;
  const ratio = before === null ? "" : `, ${(took / before).toFixed(1)} times as long`;
  console.log(`${count} variants: ${Math.round(took)} ms${ratio}`);
  before = took;
  rmSync(place, { recursive: true });
}
