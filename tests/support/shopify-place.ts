import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import { importCsv } from "#server/operations/shop-data/import/import-csv.ts";
import { shopifyExport, shopifyTable, type Line } from "./shopify-export.ts";
import { shopFiles, writeShopFolder } from "./shop-folder.ts";

/** What Shopify writes, with two products of several variants, one without options and a draft. */
export const wholeExport = readFileSync(join(import.meta.dirname, "products_export.csv"), "utf8");

const photos = ["staghorn-terracotta", "staghorn-glazed", "frond"];

/** A shop's folder, and imports of Shopify's exports into it; the pictures are in a folder. */
export async function shopifyPlace(settings: object = {}, files: object = shopFiles) {
  const place = mkdtempSync(join(tmpdir(), "trellis-shopify-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = await writeShopFolder(join(place, "shop"), files as typeof shopFiles);
  const [file, shopify] = [join(place, "products_export.csv"), join(place, "shopify.yaml")];
  writeFileSync(
    shopify,
    stringify({ ...shopifyTable, otherwise: "plants", pictures: "photos", ...settings }),
  );
  mkdirSync(join(place, "photos"));
  for (const [index, name] of photos.entries())
    await sharp({ create: { width: 80, height: 60 + index, channels: 3, background: "#2f5d46" } })
      .jpeg()
      .toFile(join(place, `photos/${name}.jpg`));
  const pathOf = (name: string) => join(folder, `products/${name}.yaml`);
  return {
    place,
    folder,
    pathOf,
    product: (name: string) => parse(readFileSync(pathOf(name), "utf8")),
    async run(table: string | readonly Line[], isDryRun = false, into = folder) {
      writeFileSync(file, typeof table === "string" ? table : shopifyExport(table));
      return importCsv({ file, folder: into, shopify, isDryRun }, new Date("2026-11-29T10:00:00Z"), () => {});
    },
  };
}
