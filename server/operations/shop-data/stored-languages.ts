import { asc, isNull } from "drizzle-orm";
import { readSearchLanguages } from "#server/commerce/catalogue/search-languages.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import { languageFile, type ShopFolder } from "./format.ts";
import { searchFile } from "./format-search.ts";

export async function readLanguages(queries: Queries): Promise<ShopFolder["languages"]> {
  const rows = await queries
    .select()
    .from(schema.languages)
    .where(isNull(schema.languages.removed_at))
    .orderBy(asc(schema.languages.position));
  return rows.map(({ translations: _translations, removed_at: _removed, ...language }) =>
    languageFile.parse(language),
  );
}

export async function readSearch(queries: Queries): Promise<ShopFolder["search"]> {
  const searchLanguages = await readSearchLanguages(queries);
  return new Map(
    Object.entries(searchLanguages).map(([language, search]) => [language, searchFile.parse(search)]),
  );
}
