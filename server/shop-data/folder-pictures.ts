import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import limit from "p-limit";
import type { Files } from "../files/files.ts";
import type { Pictures } from "../images/pictures.ts";
import { contentHash } from "../whole-file.ts";
import type { ShopFolder } from "./format.ts";
import { inspectPicture } from "./picture.ts";
import { ShopFolderProblem } from "./problem.ts";
import { often, silently } from "./progress.ts";

/** Pictures read at the same time. */
const atOnce = 8;

export type StoredPicture = Awaited<ReturnType<Pictures["store"]>>;

const namesOf = (shop: ShopFolder): Set<string> =>
  new Set([
    ...[...shop.products.values()].flatMap(({ pictures }) => pictures.map(({ file }) => file)),
    ...[...shop.categories.values()].flatMap(({ image }) => image ?? []),
    ...shop.homepage.promos.map(({ image }) => image),
  ]);

/** Stores the folder's picture files; done before the transaction, since files are not part of one. */
export async function storePictures(
  shop: ShopFolder,
  pictures: Pictures,
  say = silently,
): Promise<Map<string, StoredPicture>> {
  return eachPicture(shop, "Pictures", say, (path) => pictures.store(path));
}

/** A picture as it is kept: under the ending of what it is, and the hash of its bytes. */
export type CheckedPicture = { keptAs: string; hash: string };

/**
 * Looks into the folder's pictures, but for those that are among the shop's files: they were looked into before they were stored.
 * @throws ShopFolderProblem naming each that is none, and any two that differ only in how their ending is written
 */
export async function checkPictures(
  shop: ShopFolder,
  files: Files,
  say = silently,
): Promise<ReadonlyMap<string, CheckedPicture>> {
  const stored = new Set((await files.list("images")).map(({ name }) => name));
  const problems: string[] = [];
  const keptAs = new Map<string, string>();
  const checked = await eachPicture(shop, "Pictures checked", say, async (path, name) => {
    const bytes = await readFile(path);
    const hash = contentHash(bytes);
    const seen = await inspectPicture(bytes, stored.has(hash));
    if ("problem" in seen) {
      problems.push(`pictures/${name}: ${seen.problem}`);
      return { keptAs: name, hash: "" };
    }
    const kept = `${basename(name, extname(name))}.${seen.ending}`;
    const other = keptAs.get(kept);
    if (other !== undefined) problems.push(`pictures/${name}: would be kept as ${kept}, as ${other} is`);
    keptAs.set(kept, name);
    return { keptAs: kept, hash };
  });
  if (problems.length > 0) throw new ShopFolderProblem(problems.sort().join("\n"));
  return checked;
}

/** The shop with its pictures' names as they are kept. */
export function withKeptNames(shop: ShopFolder, checked: ReadonlyMap<string, CheckedPicture>): ShopFolder {
  const kept = (name: string) => checked.get(name)!.keptAs;
  const mapped = <Value>(map: ReadonlyMap<string, Value>, change: (value: Value) => Value) =>
    new Map([...map].map(([name, value]) => [name, change(value)]));
  return {
    ...shop,
    products: mapped(shop.products, (product) => ({
      ...product,
      pictures: product.pictures.map(({ file, alt }) => ({ file: kept(file), alt })),
    })),
    categories: mapped(shop.categories, ({ image, ...category }) => ({
      ...category,
      ...(image !== undefined && { image: kept(image) }),
    })),
    homepage: {
      ...shop.homepage,
      promos: shop.homepage.promos.map((promo) => ({ ...promo, image: kept(promo.image) })),
    },
  };
}

async function eachPicture<Result>(
  shop: ShopFolder,
  what: string,
  say: (line: string) => void,
  work: (path: string, name: string) => Promise<Result>,
): Promise<Map<string, Result>> {
  const names = namesOf(shop);
  const results = new Map<string, Result>();
  await limit(atOnce).map(names, async (name) => {
    results.set(name, await work(join(shop.folder, "pictures", name), name));
    if (results.size % often === 0) say(`${what}: ${results.size} of ${names.size}`);
  });
  return results;
}
