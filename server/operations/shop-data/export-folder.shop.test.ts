import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { copyOfShop, openShop } from "#tests/support/shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { demoFolder } from "#server/open-services.ts";
import { applyFolder, compareFolder, exportFolder } from "./apply-folder.ts";
import { readShopFolder } from "./read.ts";
import { toShopFiles } from "./shop-files.ts";

let folder: string;
let copy: Awaited<ReturnType<typeof copyOfShop>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "trellis-export-"));
  copy = await copyOfShop();
});
afterAll(async () => {
  await copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

const now = new Date("2026-11-24T10:00:00Z");
const settings = () => testSettings(copy.dataFolder, copy.environment);
const changes = async (...parameters: Parameters<typeof compareFolder>) =>
  (await compareFolder(...parameters)).changes;
const changed = (name: string, change: object) => ({ [name]: { ...(shopFiles[name] as object), ...change } });

test("an export equals the folder that the shop was made from", async () => {
  const path = join(folder, "written");
  expect(await exportFolder(settings(), path)).toBeGreaterThan(10);
  const exported = await readShopFolder(path);
  const original = await readShopFolder(await writeShopFolder(join(folder, "original"), shopFiles));
  expect(Object.fromEntries(toShopFiles(exported))).toEqual(Object.fromEntries(toShopFiles(original)));
  expect(await changes(settings(), path)).toEqual([]);
  await expect(exportFolder(settings(), path)).rejects.toThrow("is not empty");
});

test("an export of the demo shop is complete, with its pictures", async () => {
  const own = await copyOfShop();
  const otherSettings = testSettings(own.dataFolder, own.environment);
  const path = join(folder, "demo");
  await applyFolder(otherSettings, demoFolder, now);
  expect(await changes(otherSettings, demoFolder)).toEqual([]);
  await exportFolder(otherSettings, path);
  const filesIn = async (shop: string) => Object.fromEntries(toShopFiles(await readShopFolder(shop)));
  expect(await filesIn(path)).toEqual(await filesIn(demoFolder));
  const picturesIn = (shop: string) =>
    readdirSync(join(shop, "pictures")).map((name) => [
      name,
      contentHash(readFileSync(join(shop, "pictures", name))),
    ]);
  expect(picturesIn(path)).toEqual(picturesIn(demoFolder));
  await own.remove();
});

test("a dry run lists the changes by file and field, and changes nothing", async () => {
  const { "products/seed.yaml": _, "markets/asia.yaml": __, ...rest } = shopFiles;
  const fern = structuredClone(shopFiles["products/fern.yaml"]) as { prices: Record<string, object> };
  delete fern.prices["asia"];
  fern.prices["europe"] = { price: 19.95 };
  const path = await writeShopFolder(join(folder, "dry"), {
    ...rest,
    "products/fern.yaml": fern,
    "products/moss.yaml": { ...(shopFiles["products/spade.yaml"] as object), reference: "100999" },
  });
  writeFileSync(join(path, "pictures/leaf.webp"), readFileSync(join(demoFolder, "pictures/tulips.webp")));
  const before = await changes(settings(), path);
  expect(before).toEqual([
    "markets/asia.yaml: gone",
    "pictures/leaf.webp: another picture",
    'products/fern.yaml: prices.asia {"discounted_includes_vat":true,"include… → nothing',
    "products/fern.yaml: prices.europe.price 18.95 → 19.95",
    "products/moss.yaml: new",
    "products/seed.yaml: gone",
  ]);
  expect(await changes(settings(), path)).toEqual(before);
});

test("a dry run reports broken pictures, but not another file extension or an unused alternative text", async () => {
  const own = await copyOfShop();
  const otherSettings = testSettings(own.dataFolder, own.environment);
  const spade = shopFiles["products/spade.yaml"] as object;
  const path = await writeShopFolder(join(folder, "endings"), {
    ...shopFiles,
    "products/spade.yaml": { ...spade, pictures: ["spade.jpeg"] },
    "products/olive.yaml": { ...(shopFiles["products/olive.yaml"] as object), pictures: [] },
  });
  const photo = sharp({ create: { width: 80, height: 60, channels: 3, background: "#2f5d46" } });
  const bytes = await photo.jpeg().toBuffer();
  writeFileSync(join(path, "pictures/spade.jpeg"), bytes);
  await applyFolder(otherSettings, path, now);
  expect(await changes(otherSettings, path)).toEqual([]);
  writeFileSync(join(path, "pictures/spade.jpeg"), "a photo");
  await expect(compareFolder(otherSettings, path)).rejects.toThrow(
    "pictures/spade.jpeg: is no WebP, PNG or JPEG",
  );
  writeFileSync(join(path, "pictures/spade.jpeg"), bytes);
  writeFileSync(join(path, "pictures/spade.jpg"), bytes);
  const both = { ...spade, pictures: ["spade.jpeg", "spade.jpg"] };
  writeFileSync(join(path, "products/spade.yaml"), stringify(both));
  await expect(applyFolder(otherSettings, path, now)).rejects.toThrow(
    /^pictures\/spade\.jpe?g: would be kept as spade\.jpg, as spade\.jpe?g is$/,
  );
  await own.remove();
});

test("markets, languages, categories and pages close when removed and reopen when added again", async () => {
  const { "markets/japan.yaml": _, "categories/ferns.yaml": __, ...files } = shopFiles;
  const menu = [{ name: { en: "Plants", de: "Pflanzen" }, category: "plants" }];
  const without = {
    ...files,
    ...changed("products/fern.yaml", { categories: ["plants"], prices: { europe: { price: 18.95 } } }),
    ...changed("homepage.yaml", { promos: [], recommended: { europe: ["fern"] } }),
    "menu.yaml": menu,
    "pages/new.yaml": shopFiles["pages/terms.yaml"],
  };
  await applyFolder(settings(), await writeShopFolder(join(folder, "without"), without), now);
  await withShop(async (get) => {
    expect((await get("/markets/")).body.map(({ id }: { id: string }) => id)).toEqual(["europe", "asia"]);
    expect((await get("/markets/japan")).status).toBe(404);
    expect((await get("/products/search/en/japan")).status).toBe(404);
    expect((await get("/pages/localized/en/new")).status).toBe(200);
    const { body } = await get("/categories/en/europe");
    expect(body.map(({ url_fragment }: { url_fragment: string }) => url_fragment)).toEqual(["plants"]);
  });
  await applyFolder(settings(), await writeShopFolder(join(folder, "again"), shopFiles), now);
  await withShop(async (get) => {
    expect((await get("/products/search/en/japan")).body).toHaveLength(1);
    expect((await get("/pages/localized/en/new")).status).toBe(404);
  });
});

async function withShop(
  work: (get: (path: string) => Promise<{ status: number; body: any }>) => Promise<void>,
): Promise<void> {
  const shop = await openShop({ copy: { ...copy, remove: async () => {} } });
  await work((path) => shop.call("GET", path)).finally(() => shop.close());
}

test("a product keeps its id when its slug changes, and two may swap their numbers", async () => {
  const idOf = async (fragment: string) => {
    let id = "";
    await withShop(async (get) => {
      id = (await get(`/products/en/europe/${fragment}`)).body.id;
    });
    return id;
  };
  const spade = await idOf("spade");
  const { "products/spade.yaml": moved, ...files } = shopFiles;
  const fern = { ...(files["products/fern.yaml"] as object), related: [], reference: "100221" };
  const renamed = {
    ...files,
    "products/fern.yaml": fern,
    ...changed("products/seed.yaml", { reference: "100203" }),
    ...changed("homepage.yaml", { recommended: { europe: ["fern"] } }),
    "products/border-spade.yaml": moved,
  };
  await applyFolder(settings(), await writeShopFolder(join(folder, "renamed"), renamed), now);
  expect(await idOf("border-spade")).toBe(spade);
});
