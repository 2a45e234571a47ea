import { asc } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import { addCacheTags } from "#server/http/cache-tags.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import { textIn } from "#server/commerce/markets/markets.ts";
import { findLinkTargets } from "./targets.ts";

const { footerEntries, menuEntries } = schema;
type Languages = { languageId: string; fallbackId: string };

export async function findMenu(
  queries: Queries,
  { languageId, fallbackId }: Languages,
): Promise<Schemas["MenuEntry"][]> {
  addCacheTags(["content"]);
  const rows = await queries.select().from(menuEntries).orderBy(asc(menuEntries.position));
  const linkOf = await findLinkTargets(queries, rows);
  const below = (parent: string | null): Schemas["MenuEntry"][] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map((row) => ({
        id: row.id,
        position: row.position,
        name: textIn(row.names, languageId, fallbackId),
        link: linkOf(row) ?? "/",
        product_id: row.product_id,
        category_id: row.category_id,
        text_page_id: row.page_id,
        parent_id: row.parent_id,
        children: below(row.id),
      }));
  return below(null);
}

export async function findFooter(
  queries: Queries,
  { languageId, fallbackId }: Languages,
): Promise<Schemas["FooterEntry"][]> {
  addCacheTags(["content"]);
  const rows = await queries
    .select()
    .from(footerEntries)
    .orderBy(asc(footerEntries.footer_column), asc(footerEntries.footer_row));
  const linkOf = await findLinkTargets(queries, rows);
  return rows.map((row) => ({
    id: row.id,
    column: row.footer_column,
    row: row.footer_row,
    name: textIn(row.names, languageId, fallbackId),
    link: linkOf(row),
    translations: row.names,
    product_id: row.product_id,
    category_id: row.category_id,
    text_page_id: row.page_id,
  }));
}
