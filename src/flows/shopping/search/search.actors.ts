import type {
  OfferNeedsOutput,
  SuggestedProduct,
  SuggestInput,
  SuggestOutput,
} from "#machines/shopping/search/search.contract.ts";
import { links } from "#domain/links.ts";
import { soughtVariant } from "#domain/sought-variant.ts";
import { offeredNeeds } from "#domain/offered-needs.ts";
import { shownPrice, type Taxed } from "#domain/price.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, type Api, type Wire } from "#src/api/client.ts";
import type { MarketLocale } from "#src/api/queries.ts";

export type SearchActorDependencies = { api: Api; marketLocale: MarketLocale; market: Taxed };

export const searchActors = ({ api, marketLocale, market }: SearchActorDependencies) => ({
  offerNeeds: createForgivingPort<OfferNeedsOutput, void>()(async ({ signal }) => {
    const all = await api.GET("/products/search/{languageId}/{marketId}/facets", {
      params: { path: marketLocale },
      signal,
    });
    const needs = offeredNeeds(dataOf(all));
    return needs.length > 0 ? { outcome: "found", needs } : { outcome: "nothing" };
  }),
  suggest: createForgivingPort<SuggestOutput, SuggestInput>()(async ({ input: { term }, signal }) => {
    const suggestions = dataOf(
      await api.GET("/products/suggestions/{languageId}/{marketId}", {
        params: { path: marketLocale, query: { term } },
        signal,
      }),
    );
    const { products, categories, pages, product_count: count } = suggestions;
    if (products.length + categories.length + pages.length === 0) return { outcome: "nothing" };
    return {
      outcome: "found",
      suggestions: {
        count,
        products: products.map((product) => suggested(product, market, term)),
        categories: categories.map(({ name, path: [main = "", ...below] }) => ({
          name,
          address: links.category(main, ...below),
        })),
        pages: pages.map(({ name, url_fragment }) => ({ name, address: links.page(url_fragment) })),
      },
    };
  }),
});

function suggested(product: Wire["ProductSummary"], market: Taxed, term: string): SuggestedProduct {
  const { price } = shownPrice(product, market);
  return {
    address: links.product(product.url_fragment, undefined, soughtVariant(product, term)),
    name: product.name,
    latinName: product.latin_name,
    image: product.primary_image,
    price,
  };
}
