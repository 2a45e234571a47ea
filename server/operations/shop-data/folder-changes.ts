import { contentHash } from "#server/platform/atomic-file.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { announcePrices, type ChangedPrice } from "#server/commerce/catalogue/cache-tags.ts";
import {
  readFolderDigests,
  storeFolderDigests,
  type FolderDigests,
} from "#server/commerce/markets/folder-digests.ts";
import type { CacheTag } from "#server/http/cache-tags.ts";
import type { ShopFolder } from "./format.ts";
import type { PictureRow } from "./folder-pictures.ts";

/**
 * Announces what differs from the folder that was applied before: prices and content by their tags, anything else as a
 * change of everything.
 * @param prices null: other products are sold in a market than before
 */
export async function announceFolder(
  tx: Queries,
  shop: ShopFolder,
  pictures: ReadonlyMap<string, PictureRow>,
  prices: readonly ChangedPrice[] | null,
): Promise<void> {
  const before = await readFolderDigests(tx);
  const digests = digestsOf(shop, pictures);
  await storeFolderDigests(tx, digests);
  if (before?.rest !== digests.rest || prices === null) return announceChange(tx);
  if (before.content !== digests.content) await announceChange(tx, ["content"] satisfies CacheTag[]);
  await announcePrices(tx, prices);
}

function digestsOf(shop: ShopFolder, pictures: ReadonlyMap<string, PictureRow>): FolderDigests {
  const { folder: _folder, pages, menu, footer, homepage, products, ...rest } = shop;
  const unpriced = new Map(
    [...products].map(([address, product]) => [address, { ...product, prices: null }]),
  );
  return {
    content: digest({ pages, menu, footer, homepage }),
    rest: digest({ ...rest, products: unpriced, pictures }),
  };
}

const digest = (value: unknown): string =>
  contentHash(Buffer.from(JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part))));
