import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { cacheMaximumAge } from "#domain/specified-values.ts";
import { toFilterQuery, type FilterQuery } from "#domain/filters.ts";
import { toPagination, type Listing } from "#domain/listing.ts";
import { dataOf, type Api, type Wire } from "./client.ts";

export type MarketLocale = { languageId: string; marketId: string };
export type ProductSort = "position" | "name" | "price" | "-price" | "-created_at";

export const neverCached = { staleTime: 0, gcTime: cacheMaximumAge } as const;
export const cached = { staleTime: cacheMaximumAge, gcTime: cacheMaximumAge } as const;
/** Products and lists stay fresh for a minute, so that going back shows them at once. */
const briefly = { staleTime: 60_000, gcTime: cacheMaximumAge } as const;

/** Whether a query holds data of this customer or of administrators: its key names the customer or begins with "admin". */
export const isPersonal =
  (customerId: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    queryKey[0] === "admin" || queryKey.includes(customerId);

export const wishLists = { queryKey: ["wishList"] } as const;

export const pageQuery = (api: Api, languageId: string, url: string) =>
  queryOptions({
    queryKey: ["page", languageId, url],
    queryFn: async () =>
      dataOf(await api.GET("/pages/localized/{languageId}/{url}", { params: { path: { languageId, url } } })),
    ...cached,
  });

export const recommendedQuery = (api: Api, marketLocale: MarketLocale) =>
  queryOptions({
    queryKey: ["recommended", marketLocale],
    queryFn: async () =>
      dataOf(
        await api.GET("/homepage/products/localized/{languageId}/{marketId}", {
          params: { path: marketLocale },
        }),
      ),
    ...cached,
  });

export const promosQuery = (api: Api, marketLocale: MarketLocale) =>
  queryOptions({
    queryKey: ["promos", marketLocale],
    queryFn: async () =>
      dataOf(
        await api.GET("/homepage/promos/localized/{languageId}/{marketId}", {
          params: { path: marketLocale },
        }),
      ),
    ...cached,
  });

export const categoryQuery = (api: Api, marketLocale: MarketLocale, category: string) =>
  queryOptions({
    queryKey: ["category", marketLocale, category],
    queryFn: async () =>
      dataOf(
        await api.GET("/categories/{languageId}/{marketId}/{category}", {
          params: { path: { ...marketLocale, category } },
        }),
      ),
    ...cached,
  });

export const productsQuery = (
  api: Api,
  marketLocale: MarketLocale,
  query: ListFilter & FilterQuery & { sort?: ProductSort; limit?: number; skip?: number },
) =>
  queryOptions({
    queryKey: ["products", marketLocale, query],
    queryFn: async () =>
      dataOf(
        await api.GET("/products/search/{languageId}/{marketId}", { params: { path: marketLocale, query } }),
      ),
    ...briefly,
  });

export type ListFilter = { category?: string; term?: string; reference_contains?: string };

export const listQuery = (api: Api, marketLocale: MarketLocale, filter: ListFilter, listing: Listing) =>
  productsQuery(api, marketLocale, { ...toPagination(listing), ...filter });

/** The length of the whole list, and how many products each further filter would leave. */
export const facetsQuery = (
  api: Api,
  marketLocale: MarketLocale,
  filter: ListFilter,
  { filters }: Pick<Listing, "filters">,
) => {
  const query = { ...toFilterQuery(filters), ...filter };
  return queryOptions({
    queryKey: ["facets", marketLocale, query],
    queryFn: async () =>
      dataOf(
        await api.GET("/products/search/{languageId}/{marketId}/facets", {
          params: { path: marketLocale, query },
        }),
      ),
    ...briefly,
  });
};

export const suggestionsQuery = (api: Api, marketLocale: MarketLocale, term: string) =>
  queryOptions({
    queryKey: ["suggestions", marketLocale, term],
    queryFn: async () =>
      dataOf(
        await api.GET("/products/suggestions/{languageId}/{marketId}", {
          params: { path: marketLocale, query: { term } },
        }),
      ),
    ...briefly,
  });

/** Products by id, for a visitor's own lines; the previous ones stay while others are fetched. */
export const productsByIdQuery = (api: Api, marketLocale: MarketLocale, ids: readonly string[]) =>
  queryOptions({
    queryKey: ["productsById", marketLocale, [...ids].sort().join()],
    queryFn: async () =>
      dataOf(
        await api.GET("/products/search/{languageId}/{marketId}", {
          params: { path: marketLocale, query: { ids: [...ids].sort().join(), limit: 100 } },
        }),
      ),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    ...briefly,
  });

/** What this market's cached queries know of products, by variant. */
export function cachedProducts(
  queries: QueryClient,
  marketLocale: MarketLocale,
): Map<string, Wire["ProductSummary"]> {
  const lists = ["products", "productsById"].flatMap((kind) =>
    queries.getQueriesData<Wire["ProductSummary"][]>({ queryKey: [kind, marketLocale] }),
  );
  const recommended = queries.getQueryData<{ product: Wire["ProductSummary"] }[]>([
    "recommended",
    marketLocale,
  ]);
  const pages = queries.getQueriesData<FoundProduct>({ queryKey: ["product", marketLocale] });
  const all = [
    ...lists.flatMap(([, products]) => products ?? []),
    ...(recommended ?? []).map(({ product }) => product),
    ...pages.flatMap(([, page]) => (page?.isSoldHere ? page.product : [])),
  ];
  return new Map(all.map((product) => [product.variant_id, product]));
}

export const findKnownProduct = (queries: QueryClient, marketLocale: MarketLocale, productRef: string) =>
  [...cachedProducts(queries, marketLocale).values()].find(({ url_fragment }) => url_fragment === productRef);

export const knownProductsQuery = (api: Api, languageId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ["knownProducts", languageId, [...ids].sort().join()],
    queryFn: async () =>
      dataOf(
        await api.GET("/products/known/{languageId}", {
          params: { path: { languageId }, query: { ids: [...ids].sort().join() } },
        }),
      ),
    enabled: ids.length > 0,
    ...cached,
  });

/** A product's page: sold in this market, or only in others. */
export type FoundProduct =
  | { isSoldHere: true; product: Wire["Product"] }
  | ({ isSoldHere: false } & Wire["NotSoldHere"]);

export const productQuery = (api: Api, marketLocale: MarketLocale, productRef: string) =>
  queryOptions({
    queryKey: ["product", marketLocale, productRef],
    queryFn: async (): Promise<FoundProduct> => {
      const result = await api.GET("/products/{languageId}/{marketId}/{productRef}", {
        params: { path: { ...marketLocale, productRef } },
      });
      if (result.error?.status === 404 && result.error.code === "not_sold_here") {
        return { isSoldHere: false, ...result.error.params };
      }
      return { isSoldHere: true, product: dataOf(result) };
    },
    ...briefly,
  });

export const cartQuery = (api: Api, marketLocale: MarketLocale, customerId: string) =>
  queryOptions({
    queryKey: ["cart", customerId, marketLocale],
    queryFn: async () =>
      dataOf(await api.GET("/cart/{languageId}/{marketId}", { params: { path: marketLocale } })),
    ...neverCached,
  });

export const meQuery = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ["me", customerId],
    queryFn: async () => dataOf(await api.GET("/users/customers/me")),
    ...neverCached,
  });
