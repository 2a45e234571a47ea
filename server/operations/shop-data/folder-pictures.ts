import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import limit from "p-limit";
import wholePictures from "#generated/whole-pictures.json" with { type: "json" };
import type { images } from "#server/platform/database/schema.ts";
import type { Files } from "#server/platform/files/files.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import type { ShopFolder } from "./format.ts";
import { checkPicture, fileExtension, readPictureMetadata } from "./picture-metadata.ts";
import { ShopFolderError } from "./shop-folder-error.ts";
import { progressInterval, noProgress } from "./progress.ts";

const concurrency = 8;

export type PictureRow = Pick<
  typeof images.$inferInsert,
  "file_name" | "content_hash" | "content_type" | "width" | "height" | "measured_upright"
>;

/** `keptAs` has the extension of its actual format; `isStored`: it is among the shop's files. */
type FolderPicture = { path: string; keptAs: string; row: PictureRow; isStored: boolean };
export type FolderPictures = ReadonlyMap<string, FolderPicture>;

const known: ReadonlySet<string> = new Set(wholePictures);

const namesOf = (shop: ShopFolder): Set<string> =>
  new Set([
    ...[...shop.products.values()].flatMap(({ pictures, variants }) => [
      ...pictures.map(({ file }) => file),
      ...variants.flatMap((variant) => variant.pictures.map(({ file }) => file)),
    ]),
    ...[...shop.categories.values()].flatMap(({ image }) => image ?? []),
    ...[...shop.pages.values()].flatMap(({ image }) => image ?? []),
    ...shop.homepage.promos.map(({ image }) => image),
  ]);

/**
 * Maps the folder's pictures by name.
 * @throws ShopFolderError naming each invalid picture, and names that differ only in their extension's spelling
 */
export async function findPictures(shop: ShopFolder, files: Files): Promise<FolderPictures> {
  const stored = new Set((await files.list("images")).map(({ name }) => name));
  const pictures = new Map<string, FolderPicture>();
  const namesByStem = new Map<string, string>();
  const paths = [...namesOf(shop)].map((name) => [name, join(shop.folder, "pictures", name)] as const);
  await checkEach(new Map(paths), async (path, name) => {
    const bytes = await readFile(path);
    const metadata = await readPictureMetadata(bytes);
    if ("problem" in metadata) return metadata.problem;
    const { format, ...size } = metadata;
    const [file_name, content_hash] = [basename(name, extname(name)), contentHash(bytes)];
    const row = { file_name, content_hash, content_type: `image/${format}`, ...size, measured_upright: true };
    const keptAs = `${file_name}.${fileExtension(format)}`;
    pictures.set(name, { path, keptAs, row, isStored: stored.has(content_hash) });
    const other = namesByStem.get(keptAs);
    namesByStem.set(keptAs, name);
    return other === undefined ? null : `would be kept as ${keptAs}, as ${other} is`;
  });
  return pictures;
}

/**
 * Fully decodes pictures, except those that are stored or ship with this program, which were checked before.
 * @throws ShopFolderError naming each that is truncated or broken
 */
export const checkPictures = (pictures: FolderPictures, say = noProgress): Promise<void> =>
  checkEach(
    pictures,
    async ({ path, row, isStored }) =>
      isStored || known.has(row.content_hash) ? null : checkPicture(await readFile(path)),
    (done) => say(`Pictures checked: ${done} of ${pictures.size}`),
  );

/**
 * Stores new pictures; runs before the transaction, because files are not part of one.
 * @throws ShopFolderError naming each that has changed since `findPictures`
 */
export async function storePictures(
  pictures: FolderPictures,
  files: Files,
  say = noProgress,
): Promise<ReadonlyMap<string, PictureRow>> {
  await checkEach(
    pictures,
    async ({ path, row, isStored }) => {
      if (isStored) return null;
      const bytes = await readFile(path);
      if (contentHash(bytes) !== row.content_hash) return "has been changed meanwhile";
      await files.store("images", row.content_hash, bytes);
      return null;
    },
    (done) => say(`Pictures: ${done} of ${pictures.size}`),
  );
  return new Map([...pictures].map(([name, { row }]) => [name, row]));
}

export function withStoredPictureNames(shop: ShopFolder, pictures: FolderPictures): ShopFolder {
  const storedName = (name: string) => pictures.get(name)!.keptAs;
  const mapped = <Value>(map: ReadonlyMap<string, Value>, change: (value: Value) => Value) =>
    new Map([...map].map(([name, value]) => [name, change(value)]));
  const withKeptImage = <Holder extends { image?: string | undefined }>({ image, ...holder }: Holder) => ({
    ...holder,
    ...(image !== undefined && { image: storedName(image) }),
  });
  return {
    ...shop,
    products: mapped(shop.products, (product) => ({
      ...product,
      pictures: product.pictures.map(({ file, alt }) => ({ file: storedName(file), alt })),
      variants: product.variants.map((variant) => ({
        ...variant,
        pictures: variant.pictures.map(({ file, alt }) => ({ file: storedName(file), alt })),
      })),
    })),
    categories: mapped(shop.categories, withKeptImage),
    pages: mapped(shop.pages, withKeptImage),
    homepage: {
      ...shop.homepage,
      promos: shop.homepage.promos.map((promo) => ({ ...promo, image: storedName(promo.image) })),
    },
  };
}

/** Collects the errors of all pictures and throws them together. */
async function checkEach<Picture>(
  pictures: ReadonlyMap<string, Picture>,
  problemOf: (picture: Picture, name: string) => Promise<string | null>,
  report: (done: number) => void = () => {},
): Promise<void> {
  const problems: string[] = [];
  let done = 0;
  await limit(concurrency).map(pictures, async ([name, picture]) => {
    const problem = await problemOf(picture, name);
    if (problem !== null) problems.push(`pictures/${name}: ${problem}`);
    done += 1;
    if (done % progressInterval === 0) report(done);
  });
  if (problems.length > 0) throw new ShopFolderError(problems.sort().join("\n"));
}
