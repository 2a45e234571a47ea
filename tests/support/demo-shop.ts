import { demoFolder } from "../../server/open.ts";
import { applyShopFolder, storePictures } from "../../server/shop-data/apply.ts";
import { readShopFolder } from "../../server/shop-data/read.ts";
import { openShop, type Shop } from "./shop.ts";

/** The shop as it is sold: twelve goods in five languages. */
export async function demoShop(options: Parameters<typeof openShop>[0] = {}): Promise<Shop> {
  const shop = await openShop(options);
  const folder = await readShopFolder(demoFolder);
  // The test shop's own goods have these.
  for (const product of folder.products.values()) product.reference = `9${product.reference}`;
  const pictures = await storePictures(folder, shop.services.pictures);
  await shop.services.database.transaction((tx) => applyShopFolder(tx, folder, pictures, shop.clock.now));
  return shop;
}
