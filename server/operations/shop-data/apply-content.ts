import { eq, notInArray } from "drizzle-orm";
import * as schema from "#server/platform/database/schema.ts";
import { sanitizeContentHtml } from "#server/platform/html.ts";
import { newId } from "#server/platform/ids.ts";
import type { ApplyContext } from "./apply.ts";

type Target = { link?: string; product?: string; category?: string; page?: string };

export async function applyContent(application: ApplyContext): Promise<void> {
  await applyPages(application);
  await applyMenu(application);
  await applyFooter(application);
  await applyHomepage(application);
  await removePages(application);
}

async function removePages({ tx, shop, idOf }: ApplyContext) {
  const remainingIds = [...shop.pages.keys()].map((fragment) => idOf("page", fragment));
  await tx.delete(schema.pageTexts).where(notInArray(schema.pageTexts.page_id, remainingIds));
  await tx.delete(schema.pages).where(notInArray(schema.pages.id, remainingIds));
}

const targetOf = ({ idOf }: ApplyContext, { link, product, category, page }: Target) => ({
  link: link ?? null,
  product_id: product ? idOf("product", product) : null,
  category_id: category ? idOf("category", category) : null,
  page_id: page ? idOf("page", page) : null,
});

async function applyPages({ tx, shop, now, pictures, idOf }: ApplyContext) {
  for (const [fragment, page] of shop.pages) {
    const row = {
      id: idOf("page", fragment),
      url_fragment: fragment,
      version: page.version ?? null,
      updated_at: now,
    };
    await tx
      .insert(schema.pages)
      .values({ ...row, created_at: now })
      .onConflictDoUpdate({ target: schema.pages.id, set: row });
    await tx.delete(schema.pageTexts).where(eq(schema.pageTexts.page_id, row.id));
    await tx.insert(schema.pageTexts).values(
      Object.entries(page.text).map(([language_id, { name, content }]) => ({
        page_id: row.id,
        language_id,
        name,
        content: sanitizeContentHtml(content),
      })),
    );
    if (page.image) {
      await tx.insert(schema.images).values({
        ...pictures.get(page.image)!,
        id: newId(),
        holder_type: "page",
        holder_id: row.id,
        position: 0,
        alternative_texts: {},
      });
    }
  }
}

async function applyMenu(application: ApplyContext) {
  const { tx, shop } = application;
  await tx.delete(schema.menuEntries);
  for (const [position, { name, children, ...target }] of shop.menu.entries()) {
    const id = newId();
    await tx
      .insert(schema.menuEntries)
      .values({ id, parent_id: null, position, names: name, ...targetOf(application, target) });
    for (const [index, child] of children.entries()) {
      await tx.insert(schema.menuEntries).values({
        id: newId(),
        parent_id: id,
        position: index,
        names: child.name,
        ...targetOf(application, child),
      });
    }
  }
}

async function applyFooter(application: ApplyContext) {
  const { tx, shop } = application;
  await tx.delete(schema.footerEntries);
  for (const [index, { heading, entries }] of shop.footer.entries()) {
    const rows = [{ name: heading } as Target & { name: typeof heading }, ...entries];
    await tx.insert(schema.footerEntries).values(
      rows.map((entry, row) => ({
        id: newId(),
        footer_column: index + 1,
        footer_row: row,
        names: entry.name,
        ...targetOf(application, entry),
      })),
    );
  }
}

async function applyHomepage(application: ApplyContext) {
  const { tx, shop, pictures, idOf } = application;
  await tx.delete(schema.promos);
  await tx.delete(schema.recommendedProducts);
  for (const [position, { markets, image, label, ...target }] of shop.homepage.promos.entries()) {
    for (const market_id of markets) {
      const id = newId();
      await tx
        .insert(schema.promos)
        .values({ id, market_id, position, labels: label, ...targetOf(application, target) });
      await tx.insert(schema.images).values({
        ...pictures.get(image)!,
        id: newId(),
        holder_type: "promo",
        holder_id: id,
        position: 0,
        alternative_texts: label,
      });
    }
  }
  for (const [market_id, fragments] of Object.entries(shop.homepage.recommended)) {
    await tx.insert(schema.recommendedProducts).values(
      fragments.map((fragment, position) => ({
        market_id,
        product_id: idOf("product", fragment),
        position,
      })),
    );
  }
}
