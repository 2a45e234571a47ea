import type { ShopFolder } from "./format.ts";

type Shop = Pick<ShopFolder, "markets" | "products" | "categories" | "pages">;
type Market = ShopFolder["markets"][number];
type Texts = Readonly<Record<string, unknown>>;

const maximumFiles = 20;

/**
 * Texts missing in a language of a market that shows them. Only a remark, because the market's first language is the
 * fallback.
 */
export function findUntranslatedTexts(shop: Shop): string[] {
  const lines = [...lackingIn(shop)];
  const remaining = lines.length - maximumFiles;
  return remaining > 0
    ? [...lines.slice(0, maximumFiles), `and ${remaining} more files lack a language`]
    : lines;
}

function* lackingIn({ markets, products, categories, pages }: Shop): Generator<string> {
  for (const [fragment, { text, prices }] of products)
    yield* lacking(
      `products/${fragment}.yaml`,
      text,
      markets.filter(({ id }) => prices[id]),
    );
  for (const [fragment, { text }] of categories) yield* lacking(`categories/${fragment}.yaml`, text, markets);
  for (const [url, { text }] of pages) yield* lacking(`pages/${url}.yaml`, text, markets);
}

function* lacking(file: string, text: Texts, markets: readonly Market[]): Generator<string> {
  const missing = new Set(
    markets.flatMap(({ languages }) => languages.filter((language) => !text[language])),
  );
  if (missing.size > 0)
    yield `${file}: has no text in ${[...missing].sort().join(", ")}; the market's first language stands there`;
}
