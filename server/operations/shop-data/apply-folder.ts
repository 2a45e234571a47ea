import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { stringify } from "yaml";
import { writeAuditEntry, operatorActor } from "#server/commerce/audit/audit.ts";
import { openForCommand, openForReading } from "#server/platform/database/command-database.ts";
import type { Database, Queries } from "#server/platform/database/database.ts";
import { lockExclusively } from "#server/platform/database/locks.ts";
import * as schema from "#server/platform/database/schema.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import type { Settings } from "#server/platform/settings.ts";
import { applyShopFolder, type ApplyScope } from "./apply.ts";
import { describeDifferences } from "./compare.ts";
import { checkPictures, findPictures, storePictures, withStoredPictureNames } from "./folder-pictures.ts";
import { fillNewFolder } from "./new-folder.ts";
import type { ShopFolder } from "./format.ts";
import { ShopFolderError } from "./shop-folder-error.ts";
import { readShopFolder } from "./read.ts";
import { toShopFiles, type ShopFiles } from "./shop-files.ts";
import { findInvisibleEntries } from "./invisible-entries.ts";
import { sourceLanguage, languagesWithoutTexts } from "#server/commerce/markets/messages.ts";
import { findUntranslatedTexts } from "./untranslated-texts.ts";
import { readStoredShop, type StoredShop } from "./stored-shop.ts";

export type ApplyFolderResult = {
  counts: Record<"markets" | "languages" | "categories" | "products" | "pages" | "pictures", number>;
  remarks: string[];
  isDemo: boolean;
};

/**
 * Applies the whole folder to the shop of these settings, or nothing. `say` reports progress.
 * @throws ShopFolderError if the folder is invalid
 * @throws FolderInUseError if another process holds the embedded database without lending it
 */
export async function applyFolder(
  settings: Settings,
  folder: string,
  now: Date,
  say?: (line: string) => void,
  scope?: ApplyScope,
): Promise<ApplyFolderResult> {
  const shop = await readShopFolder(folder);
  const files = await openFiles(settings);
  const foundPictures = await findPictures(shop, files);
  await checkPictures(foundPictures, say);
  return inDatabase(settings, async (database) => {
    const pictures = await storePictures(foundPictures, files, say);
    const counts = countsOf(shop, pictures);
    const isDemo = await database.transaction(async (tx) => {
      await lockExclusively(tx, "shop");
      await applyShopFolder(tx, shop, pictures, now, say, scope);
      const entry = { action: "shop.applied", details: counts } as const;
      await writeAuditEntry(tx, { ...entry, at: now, actor: operatorActor, ownerId: null });
      const facts = await tx.select({ name: schema.shopFacts.name }).from(schema.shopFacts);
      return facts.some(({ name }) => name === "demo");
    });
    return { counts, remarks: await remarksOn(shop, database.queries), isDemo };
  });
}

const countsOf = (
  { markets, languages, categories, products, pages }: ShopFolder,
  pictures: ReadonlyMap<string, unknown>,
): ApplyFolderResult["counts"] => ({
  markets: markets.length,
  languages: languages.length,
  categories: categories.size,
  products: products.size,
  pages: pages.size,
  pictures: pictures.size,
});

async function remarksOn(shop: ShopFolder, queries: Queries | null): Promise<string[]> {
  const { id, translations } = schema.languages;
  const stored = queries ? await queries.select({ id, translations }).from(schema.languages) : [];
  const own = new Map(stored.map((language) => [language.id, language.translations]));
  const languages = shop.languages.map((language) => ({
    id: language.id,
    translations: own.get(language.id),
  }));
  const missingTexts = languagesWithoutTexts(languages).map(
    (language) =>
      `languages/${language}.yaml: there are no texts in messages/${language}, so that its screens and mails are in ${sourceLanguage}`,
  );
  return [...missingTexts, ...findInvisibleEntries(shop), ...findUntranslatedTexts(shop)];
}

/**
 * Lists what applying a folder would change, and remarks. Only reads the database.
 * @throws as `applyFolder`
 */
export async function compareFolder(
  settings: Settings,
  folder: string,
): Promise<{ changes: string[]; remarks: string[] }> {
  const shop = await readShopFolder(folder);
  const pictures = await findPictures(shop, await openFiles(settings));
  await checkPictures(pictures);
  const hashes = new Map([...pictures.values()].map(({ keptAs, row }) => [keptAs, row.content_hash]));
  const database = await openForReading(settings);
  try {
    const stored = database && (await readAtOnce(database));
    const before = stored ? withPictures(toShopFiles(stored), stored.pictures) : new Map<string, unknown>();
    const after = withPictures(toShopFiles(withStoredPictureNames(shop, pictures)), hashes);
    const remarks = await remarksOn(shop, database && database.queries);
    return { changes: describeDifferences(before, after), remarks };
  } finally {
    await database?.close();
  }
}

/**
 * Writes the shop as a folder.
 * @throws ShopFolderError if the folder is not empty, or there is no shop
 */
export async function exportFolder(settings: Settings, folder: string): Promise<number> {
  const originals = await openFiles(settings);
  return inDatabase(settings, async (database) => {
    const stored = await readAtOnce(database);
    if (!stored) throw new ShopFolderError("This database holds no shop yet.");
    const files = toShopFiles(stored);
    await fillNewFolder(folder, async (unfinished) => {
      for (const [name, content] of files)
        await write(unfinished, name, stringify(content, { lineWidth: 130 }));
      for (const [name, hash] of stored.pictures)
        await write(unfinished, `pictures/${name}`, await originals.read("images", hash));
    });
    const details = { files: files.size + stored.pictures.size };
    const entry = { action: "shop.exported", details, at: new Date() } as const;
    await writeAuditEntry(database.queries, { ...entry, actor: operatorActor, ownerId: null });
    return details.files;
  });
}

async function write(folder: string, name: string, content: string | Buffer): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const readAtOnce = ({ transaction }: Database): Promise<StoredShop | null> =>
  transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return readStoredShop(tx);
  });

const withPictures = (files: ShopFiles, pictures: ReadonlyMap<string, string>): ShopFiles =>
  new Map([...files, ...[...pictures].map(([name, hash]) => [`pictures/${name}`, hash] as const)]);

async function inDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openForCommand(settings);
  return work(database).finally(() => database.close());
}
