import { eq, sql } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { shopFacts } from "#server/platform/database/schema.ts";

/** Of the last applied folder: of its content, and of everything but content and prices. */
export type FolderDigests = { content: string; rest: string };
/**
 * `shop`: the version of the shop's own row, which every application of a whole folder writes, also one of the last
 * release. `languages`: how often administrators had changed languages when the application began.
 */
type Stored = FolderDigests & { shop: string; languages: number };

const factName = "folder_digests";
const countName = "language_changes";

/** Null if something else changed the shop since. */
export async function readFolderDigests(tx: Queries): Promise<FolderDigests | null> {
  const [row] = await tx.select().from(shopFacts).where(eq(shopFacts.name, factName));
  const stored = row?.value as Stored | undefined;
  const isCurrent =
    stored?.shop === (await versionOfShop(tx)) && stored?.languages === (await countLanguageChanges(tx));
  return stored && isCurrent ? stored : null;
}

/** @param languages as `countLanguageChanges` answered when the application began */
export async function storeFolderDigests(
  tx: Queries,
  digests: FolderDigests,
  languages: number,
): Promise<void> {
  const value: Stored = { ...digests, languages, shop: (await versionOfShop(tx)) ?? "" };
  await tx
    .insert(shopFacts)
    .values({ name: factName, value })
    .onConflictDoUpdate({ target: shopFacts.name, set: { value } });
}

async function versionOfShop(tx: Queries): Promise<string | undefined> {
  const [row] = await tx
    .select({ version: sql<string>`xmin::text` })
    .from(shopFacts)
    .where(eq(shopFacts.name, "shop"));
  return row?.version;
}

export async function countLanguageChanges(tx: Queries): Promise<number> {
  const [row] = await tx.select().from(shopFacts).where(eq(shopFacts.name, countName));
  return Number(row?.value ?? 0);
}

/** The next folder is applied as a whole, since it may undo what an administrator changed. */
export const noteLanguageChange = (tx: Queries): Promise<unknown> =>
  tx
    .insert(shopFacts)
    .values({ name: countName, value: 1 })
    .onConflictDoUpdate({
      target: shopFacts.name,
      set: { value: sql`to_jsonb((${shopFacts.value})::text::integer + 1)` },
    });
