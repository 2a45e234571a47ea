import { and, eq, gt, or, sql } from "drizzle-orm";
import { searchFormVersion } from "#domain/search-text.ts";
import { asJson, chunk } from "#server/platform/database/batches.ts";
import type { Database, Queries } from "#server/platform/database/database.ts";
import { searchWords } from "#server/platform/database/goods-schema.ts";
import { lockExclusively } from "#server/platform/database/locks.ts";
import * as schema from "#server/platform/database/schema.ts";
import { searchColumns, type SearchableText } from "./search-columns.ts";
import { collectSearchWords, type SearchWord } from "./search-words.ts";

const { productTexts, products, shopFacts } = schema;
/** Key in `shop_facts` of the version of the stored search texts. */
const fact = "search_form";
const batch = 500;

export async function storeSearchWords(tx: Queries, words: readonly SearchWord[]): Promise<void> {
  await tx.delete(searchWords);
  for (const some of chunk(words, 5_000)) await tx.insert(searchWords).select(asJson(searchWords, some));
}

export async function rebuildSearchIndex(tx: Queries): Promise<void> {
  const words = collectSearchWords();
  await eachText(tx, async ({ product_id, language_id, retired_at, ...text }) => {
    const columns = searchColumns(text);
    if (retired_at === null) words.addText(language_id, columns);
    await tx
      .update(productTexts)
      .set(columns)
      .where(and(eq(productTexts.product_id, product_id), eq(productTexts.language_id, language_id)));
  });
  await storeSearchWords(tx, words.all());
}

/** Recalculates search texts that another version of the program has stored. */
export async function upgradeSearchTexts(database: Database): Promise<void> {
  if (await isRenewed(database.queries)) return;
  await database.transaction(async (tx) => {
    await lockExclusively(tx, "shop");
    if (await isRenewed(tx)) return;
    await rebuildSearchIndex(tx);
    await storeSearchFormVersion(tx);
  });
}

async function isRenewed(queries: Queries): Promise<boolean> {
  const [stored] = await queries
    .select({ form: shopFacts.value })
    .from(shopFacts)
    .where(eq(shopFacts.name, fact));
  return stored?.form === searchFormVersion;
}

export const storeSearchFormVersion = (tx: Queries): Promise<unknown> =>
  tx
    .insert(shopFacts)
    .values({ name: fact, value: searchFormVersion })
    .onConflictDoUpdate({ target: shopFacts.name, set: { value: searchFormVersion } });

type Text = Pick<typeof productTexts.$inferSelect, "product_id" | "language_id"> &
  Pick<typeof products.$inferSelect, "retired_at"> &
  SearchableText;

/** The article numbers of all variants, in their order. */
const variantReferences = sql<string>`(
  select string_agg(reference, ' ' order by position) from product_variants
  where product_id = ${products.id} and (retired_at is null or ${products.retired_at} is not null))`;

async function eachText(tx: Queries, act: (text: Text) => Promise<void>): Promise<void> {
  let last: Text | undefined;
  for (;;) {
    const rows: Text[] = await tx
      .select({
        product_id: productTexts.product_id,
        language_id: productTexts.language_id,
        name: productTexts.name,
        description: productTexts.description,
        reference: variantReferences,
        latin_name: products.latin_name,
        retired_at: products.retired_at,
      })
      .from(productTexts)
      .innerJoin(products, eq(products.id, productTexts.product_id))
      .where(
        last &&
          or(
            gt(productTexts.product_id, last.product_id),
            and(eq(productTexts.product_id, last.product_id), gt(productTexts.language_id, last.language_id)),
          ),
      )
      .orderBy(productTexts.product_id, productTexts.language_id)
      .limit(batch);
    for (const row of rows) await act(row);
    last = rows.at(-1);
    if (rows.length < batch) return;
  }
}
