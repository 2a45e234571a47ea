import packageFile from "#package.json" with { type: "json" };
import { contentHash } from "#server/platform/atomic-file.ts";
import type { FolderDigests } from "#server/commerce/markets/folder-digests.ts";
import type { ShopFolder } from "./format.ts";
import type { PictureRow } from "./folder-pictures.ts";

/** The program's version is part of them, because another one may derive other rows from the same folder. */
export function folderDigests(shop: ShopFolder, pictures: ReadonlyMap<string, PictureRow>): FolderDigests {
  const { folder: _folder, pages, menu, footer, homepage, products, ...rest } = shop;
  const unpriced = new Map(
    [...products].map(([address, product]) => [
      address,
      {
        ...product,
        prices: null,
        variants: product.variants.map((variant) => ({ ...variant, prices: null })),
      },
    ]),
  );
  const { version } = packageFile;
  return {
    content: digest({ pages, menu, footer, homepage }),
    rest: digest({ version, ...rest, products: unpriced, pictures }),
  };
}

const digest = (value: unknown): string =>
  contentHash(Buffer.from(JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part))));
