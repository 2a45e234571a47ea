import { eq, sql } from "drizzle-orm";
import type { SearchLanguage } from "#domain/search-phrases.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shopFacts } from "#server/platform/database/schema.ts";

const fact = "search_languages";
export type SearchLanguages = Readonly<Record<string, SearchLanguage>>;

export const storeSearchLanguages = (tx: Queries, languages: SearchLanguages): Promise<unknown> =>
  tx
    .insert(shopFacts)
    .values({ name: fact, value: languages })
    .onConflictDoUpdate({ target: shopFacts.name, set: { value: sql`excluded.value` } });

export async function readSearchLanguages(queries: Queries): Promise<SearchLanguages> {
  const [row] = await queries
    .select({ value: shopFacts.value })
    .from(shopFacts)
    .where(eq(shopFacts.name, fact));
  return (row?.value ?? {}) as SearchLanguages;
}
