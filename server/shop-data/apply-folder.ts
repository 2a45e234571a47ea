import { sql } from "drizzle-orm";
import { openDatabase } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import { openPictures } from "../images/pictures.ts";
import type { Settings } from "../settings.ts";
import { applyShopFolder, storePictures } from "./apply.ts";
import { readShopFolder } from "./read.ts";

export type Applied = {
  counts: Record<"markets" | "languages" | "categories" | "products" | "pages" | "pictures", number>;
  /** The database holds demo accounts, whatever the folder says. */
  isDemo: boolean;
};

/**
 * Makes the shop of these settings what a folder says: all of it, or nothing.
 * @throws ShopFolderProblem if something is wrong with the folder
 * @throws FolderInUse if the embedded database is another process's
 */
export async function applyFolder(settings: Settings, folder: string, now: Date): Promise<Applied> {
  const shop = readShopFolder(folder);
  const database = await openDatabase(settings);
  try {
    const pictures = await storePictures(shop, openPictures(settings.dataFolder));
    const isDemo = await database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7266)`);
      await applyShopFolder(tx, shop, pictures, now);
      const facts = await tx.select({ name: schema.shopFacts.name }).from(schema.shopFacts);
      return facts.some(({ name }) => name === "demo");
    });
    const { markets, languages, categories, products, pages } = shop;
    return {
      counts: {
        markets: markets.length,
        languages: languages.length,
        categories: categories.size,
        products: products.size,
        pages: pages.size,
        pictures: pictures.size,
      },
      isDemo,
    };
  } finally {
    await database.close();
  }
}
