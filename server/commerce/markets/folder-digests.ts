import { eq } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { shopFacts } from "#server/platform/database/schema.ts";

/** Of the last applied folder: of its content, and of everything but content and prices. */
export type FolderDigests = { content: string; rest: string };

const isDigests = eq(shopFacts.name, "digests");

export async function readFolderDigests(tx: Queries): Promise<FolderDigests | null> {
  const [row] = await tx.select().from(shopFacts).where(isDigests);
  return (row?.value as FolderDigests | undefined) ?? null;
}

export const storeFolderDigests = (tx: Queries, value: FolderDigests): Promise<unknown> =>
  tx
    .insert(shopFacts)
    .values({ name: "digests", value })
    .onConflictDoUpdate({ target: shopFacts.name, set: { value } });

/** Of a folder whose rest is as before; nothing if the digests were forgotten meanwhile. */
export const changeContentDigest = (tx: Queries, value: FolderDigests): Promise<unknown> =>
  tx.update(shopFacts).set({ value }).where(isDigests);

/** After a change that is not from a folder: the next folder may change anything. */
export const forgetFolderDigests = (tx: Queries): Promise<unknown> => tx.delete(shopFacts).where(isDigests);
