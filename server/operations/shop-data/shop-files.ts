import { toContent } from "#domain/content.ts";
import { sanitizeContentHtml } from "#server/platform/html.ts";
import type { ShopFolder } from "./format.ts";
import type { ProductData } from "./format-goods.ts";

/** Contents by file name in the folder. */
export type ShopFiles = ReadonlyMap<string, unknown>;

/** Normalises a shop to files, so that a comparison shows only visible differences. */
export function toShopFiles(shop: Omit<ShopFolder, "folder">): ShopFiles {
  const files = new Map<string, unknown>([
    ["shop.yaml", shop.shop],
    ["menu.yaml", shop.menu],
    ["footer.yaml", shop.footer],
    ["homepage.yaml", shop.homepage],
  ]);
  for (const market of shop.markets) files.set(`markets/${market.id}.yaml`, market);
  for (const language of shop.languages) files.set(`languages/${language.id}.yaml`, language);
  for (const [id, manufacturer] of shop.manufacturers) files.set(`manufacturers/${id}.yaml`, manufacturer);
  for (const [fragment, { text, ...category }] of shop.categories)
    files.set(`categories/${fragment}.yaml`, { ...category, text: withCleanHtml(text, "description") });
  for (const [fragment, product] of shop.products) files.set(`products/${fragment}.yaml`, ofProduct(product));
  for (const [fragment, { text, ...page }] of shop.pages)
    files.set(`pages/${fragment}.yaml`, { ...page, text: withCleanHtml(text, "content") });
  for (const [language, search] of shop.search) files.set(`search/${language}.yaml`, search);
  for (const [id, promotion] of shop.promotions)
    files.set(`promotions/${id}.yaml`, {
      ...promotion,
      products: promotion.products.toSorted(),
      categories: promotion.categories.toSorted(),
    });
  return files;
}

const contentOf = (content: ProductData["content"]) => {
  if (content === undefined) return {};
  const { thousandths, unit } = toContent(content.amount, content.unit);
  return { content: { amount: thousandths / 1000, unit } };
};

/** With variants, reference and prices are theirs. */
const soldAs = ({ reference, prices, options, variants }: ProductData): object =>
  variants.length === 0
    ? { reference, prices }
    : { options, variants: variants.map((variant) => ({ ...variant, ...contentOf(variant.content) })) };

function ofProduct(whole: ProductData): object {
  const { reference: _reference, prices: _prices, options: _options, variants: _variants, ...own } = whole;
  const { text, content, facts, pictures, ...product } = own;
  return {
    ...product,
    ...soldAs(whole),
    pictures: pictures.map(({ file, alt }) => (alt ? { file, alt } : file)),
    ...contentOf(content),
    ...(facts && {
      facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? "unknown"])),
    }),
    text: withCleanHtml(pictures.length > 0 ? text : undescribed(text), "description"),
  };
}

/** Alternative texts need a picture. */
const undescribed = (texts: ProductData["text"]): ProductData["text"] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, { ...text, picture_alt: "" }]),
  );

const withCleanHtml = (texts: Record<string, Record<string, string | undefined>>, field: string) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      { ...text, [field]: sanitizeContentHtml(text[field] ?? "") },
    ]),
  );
