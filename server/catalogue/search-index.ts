import { and, eq, gt, or, sql } from "drizzle-orm";
import { searchForm } from "#domain/search-text.ts";
import type { Database, Queries } from "../database/database.ts";
import { searchWords } from "../database/goods-schema.ts";
import * as schema from "../database/schema.ts";
import { searchColumns, type Searched } from "./search-columns.ts";

const { productTexts, products, shopFacts } = schema;
/** In `shop_facts`: the form in which the texts are stored. */
const fact = "search_form";
/** Rows that are reckoned at once: so much stands in memory. */
const batch = 500;

/** All words of three letters and more, of which a mistyped one may be meant. */
export async function rebuildSearchWords(tx: Queries): Promise<void> {
  await tx.delete(searchWords);
  await tx.execute(sql`
    insert into search_words (language_id, word, in_names)
    select language_id, word, in_names from (
      select language_id, word, bool_or(in_name) as in_names from (
        select language_id, unnest(string_to_array(search_name, ' ')) as word, true as in_name from product_texts
        union all
        select language_id, unnest(string_to_array(search_text, ' ')), false from product_texts
      ) as found
      where length(word) between 3 and 40
      group by language_id, word
    ) as words
    where word !~ '[0-9]'`);
}

/** Texts that another version of the program has stored are reckoned anew. */
export async function renewSearchTexts(database: Database): Promise<void> {
  const [stored] = await database.queries
    .select({ form: shopFacts.value })
    .from(shopFacts)
    .where(eq(shopFacts.name, fact));
  if (stored?.form === searchForm) return;
  await database.transaction(async (tx) => {
    await eachText(tx, async ({ product_id, language_id, ...text }) => {
      await tx
        .update(productTexts)
        .set(searchColumns(text))
        .where(and(eq(productTexts.product_id, product_id), eq(productTexts.language_id, language_id)));
    });
    await rebuildSearchWords(tx);
    await rememberSearchForm(tx);
  });
}

/** All texts are stored as this version of the program reckons them. */
export const rememberSearchForm = (tx: Queries): Promise<unknown> =>
  tx
    .insert(shopFacts)
    .values({ name: fact, value: searchForm })
    .onConflictDoUpdate({ target: shopFacts.name, set: { value: searchForm } });

type Text = Pick<typeof productTexts.$inferSelect, "product_id" | "language_id"> & Searched;

async function eachText(tx: Queries, act: (text: Text) => Promise<void>): Promise<void> {
  let last: Text | undefined;
  for (;;) {
    const rows: Text[] = await tx
      .select({
        product_id: productTexts.product_id,
        language_id: productTexts.language_id,
        name: productTexts.name,
        description: productTexts.description,
        reference: products.reference,
        latin_name: products.latin_name,
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
