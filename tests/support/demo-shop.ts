import { demoFolder } from "#server/open-services.ts";
import { applyShopFolder } from "#server/operations/shop-data/apply.ts";
import { findPictures, storePictures } from "#server/operations/shop-data/folder-pictures.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { openShop, type Shop } from "./shop.ts";

/** Products whose figures the tests know. */
const twelve = new Set([
  "boston-fern",
  "cactus-trio",
  "dried-wreath-kit",
  "hand-trowel",
  "lavender-hidcote",
  "monstera-deliciosa",
  "olive-tree",
  "snake-plant",
  "tomato-matina-seeds",
  "tulip-queen-of-night",
  "watering-can",
  "weaving-loom-kit",
]);

/** The demo shop with twelve of its products and those that a test needs, in five languages. */
export async function demoShop(
  options: Parameters<typeof openShop>[0] = {},
  further: readonly string[] = [],
): Promise<Shop> {
  const shop = await openShop(options);
  const folder = await readShopFolder(demoFolder);
  const isKept = (fragment: string) => twelve.has(fragment) || further.includes(fragment);
  for (const [fragment, product] of folder.products) {
    if (!isKept(fragment)) folder.products.delete(fragment);
    product.related = product.related.filter(isKept);
    // Products of the test shop have these names.
    product.reference = `9${product.reference}`;
  }
  for (const [market, fragments] of Object.entries(folder.homepage.recommended))
    folder.homepage.recommended[market] = fragments.filter(isKept);
  const pictures = await storePictures(await findPictures(folder, shop.services.files), shop.services.files);
  await shop.services.database.transaction((tx) => applyShopFolder(tx, folder, pictures, shop.clock.now));
  return shop;
}
