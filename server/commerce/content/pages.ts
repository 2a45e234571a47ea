import { eq } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import { primaryImages } from "#server/commerce/catalogue/images.ts";
import { addCacheTags } from "#server/http/cache-tags.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";

const { pages, pageTexts } = schema;

/** A static page in a language, else in the fallback, else in any; null if there is none. */
export async function findPage(
  queries: Queries,
  { languageId, fallbackId, url }: { languageId: string; fallbackId: string; url: string },
): Promise<Schemas["Page"] | null> {
  addCacheTags(["content"]);
  const [page] = await queries.select().from(pages).where(eq(pages.url_fragment, url));
  if (!page) return null;
  const texts = await queries.select().from(pageTexts).where(eq(pageTexts.page_id, page.id));
  const text =
    texts.find(({ language_id }) => language_id === languageId) ??
    texts.find(({ language_id }) => language_id === fallbackId) ??
    texts[0];
  const image = (await primaryImages(queries, { languageId, fallbackId }, [page.id])).get(page.id);
  return {
    id: page.id,
    url_fragment: page.url_fragment,
    name: text?.name ?? "",
    content: text?.content ?? "",
    image: image ?? null,
    created_at: page.created_at.toISOString(),
    updated_at: page.updated_at.toISOString(),
  };
}
