import type { ShopFolder } from "./format.ts";

type Shop = Pick<ShopFolder, "homepage" | "products" | "categories">;

/** Homepage entries that are not sold in a market. Only a remark: prices, and so where products are sold, change often. */
export function findInvisibleEntries(shop: Shop): string[] {
  return [...recommendedElsewhere(shop), ...emptyPromos(shop)].map((words) => `homepage.yaml: ${words}`);
}

function* recommendedElsewhere({ homepage, products }: Shop): Generator<string> {
  for (const [market, fragments] of Object.entries(homepage.recommended))
    for (const fragment of fragments)
      if (!products.get(fragment)?.prices[market])
        yield `recommended for ${market} is "${fragment}", which has no price there; it is left out`;
}

function* emptyPromos(shop: Shop): Generator<string> {
  for (const { category, product, markets } of shop.homepage.promos)
    for (const market of markets) {
      if (category !== undefined && !isAnythingSold(shop, category, market))
        yield `a promo for ${market} leads to category "${category}", in which nothing has a price there`;
      if (product !== undefined && !shop.products.get(product)?.prices[market])
        yield `a promo for ${market} leads to product "${product}", which has no price there`;
    }
}

function isAnythingSold({ categories, products }: Shop, category: string, market: string): boolean {
  const isWithin = (fragment: string | undefined): boolean =>
    fragment !== undefined && (fragment === category || isWithin(categories.get(fragment)?.parent));
  return [...products.values()].some(({ prices, categories: own }) => prices[market] && own.some(isWithin));
}
