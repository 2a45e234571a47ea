import { asc, eq } from "drizzle-orm";
import { ok, refuse, type Handlers, type Schemas } from "../api/reply.ts";
import { imagesOf } from "../catalogue/images.ts";
import { findProducts } from "../catalogue/products.ts";
import type { Queries } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import { findLanguages, findPlace, textIn } from "../markets/markets.ts";
import type { Services } from "../services.ts";
import { findTargets } from "./targets.ts";

type ContentHandlers = Pick<
  Handlers,
  "getMenu" | "getFooter" | "getPage" | "listRecommendedProducts" | "listPromos"
>;
const noLanguage = () => refuse(404, "There is no such language.");
const noPlace = () => refuse(404, "There is no such market or language.");

export const contentHandlers = ({ database: { queries } }: Services): ContentHandlers => ({
  getMenu: async ({ params: { languageId } }) => {
    const fallbackId = await fallbackFor(queries, languageId);
    if (!fallbackId) return noLanguage();
    const rows = await queries.select().from(schema.menuEntries).orderBy(asc(schema.menuEntries.position));
    const linkOf = await findTargets(queries);
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
    return ok(below(null));
  },

  getFooter: async ({ params: { languageId } }) => {
    const fallbackId = await fallbackFor(queries, languageId);
    if (!fallbackId) return noLanguage();
    const { footerEntries } = schema;
    const rows = await queries
      .select()
      .from(footerEntries)
      .orderBy(asc(footerEntries.footer_column), asc(footerEntries.footer_row));
    const linkOf = await findTargets(queries);
    return ok(
      rows.map((row) => ({
        id: row.id,
        column: row.footer_column,
        row: row.footer_row,
        name: textIn(row.names, languageId, fallbackId),
        link: linkOf(row),
        translations: row.names,
        product_id: row.product_id,
        category_id: row.category_id,
        text_page_id: row.page_id,
      })),
    );
  },

  getPage: async ({ params: { languageId, url } }) => {
    const fallbackId = await fallbackFor(queries, languageId);
    if (!fallbackId) return noLanguage();
    const [page] = await queries.select().from(schema.pages).where(eq(schema.pages.url_fragment, url));
    if (!page) return refuse(404, "There is no such page.");
    const texts = await queries.select().from(schema.pageTexts).where(eq(schema.pageTexts.page_id, page.id));
    const text =
      texts.find(({ language_id }) => language_id === languageId) ??
      texts.find(({ language_id }) => language_id === fallbackId) ??
      texts[0];
    return ok({
      id: page.id,
      url_fragment: page.url_fragment,
      name: text?.name ?? "",
      content: text?.content ?? "",
      created_at: page.created_at.toISOString(),
      updated_at: page.updated_at.toISOString(),
    });
  },

  listRecommendedProducts: async ({ params }) => {
    const place = await findPlace(queries, params);
    if (!place) return noPlace();
    const { recommendedProducts } = schema;
    const rows = await queries
      .select()
      .from(recommendedProducts)
      .where(eq(recommendedProducts.market_id, place.market.id))
      .orderBy(asc(recommendedProducts.position));
    if (rows.length === 0) return ok([]);
    const found = await findProducts(queries, place, { ids: rows.map((row) => row.product_id) });
    return ok(
      rows.flatMap(({ position, product_id }) =>
        found.filter(({ id }) => id === product_id).map((product) => ({ position, product_id, product })),
      ),
    );
  },

  listPromos: async ({ params }) => {
    const place = await findPlace(queries, params);
    if (!place) return noPlace();
    const rows = await queries
      .select()
      .from(schema.promos)
      .where(eq(schema.promos.market_id, place.market.id))
      .orderBy(asc(schema.promos.position));
    const images = await imagesOf(
      queries,
      place,
      rows.map(({ id }) => id),
    );
    const linkOf = await findTargets(queries);
    return ok(
      rows.flatMap((row) =>
        (images.get(row.id) ?? []).slice(0, 1).map((image) => ({
          id: row.id,
          market_id: row.market_id,
          link: linkOf(row) ?? "/",
          position: row.position,
          category_id: row.category_id,
          product_id: row.product_id,
          text_page_id: row.page_id,
          label: textIn(row.labels, place.languageId, place.fallbackId),
          image_id: image.id,
          image,
        })),
      ),
    );
  },
});

/** The shop's first language stands in for what another lacks; null if there is no such language. */
async function fallbackFor(queries: Queries, languageId: string): Promise<string | null> {
  const languages = await findLanguages(queries);
  return languages.some(({ id }) => id === languageId) ? languages[0]!.id : null;
}
