import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { parseListing, pageCount, type Listing } from "#domain/listing.ts";
import { useApi } from "#src/api/api-context.ts";
import { facetsQuery, listQuery, type ListFilter } from "#src/api/queries.ts";
import { useFacts, useMarketLocale } from "#src/facts/use-facts.ts";

/** The list for the page's URL. The previous list stays while the next one loads; choices are shown at once. */
export function useListing(filter: ListFilter, enabled = true) {
  const api = useApi();
  const marketLocale = useMarketLocale();
  const requested = parseListing(useSearchParams()[0], useFacts().market.currency);
  const listing = filter.category
    ? { ...requested, filters: { ...requested.filters, category: null } }
    : requested;
  const products = useQuery({
    ...listQuery(api, marketLocale, filter, listing),
    enabled,
    placeholderData: (before, query) => (isOf(filter, query?.queryKey) ? before : undefined),
  });
  const facets = useQuery({
    ...facetsQuery(api, marketLocale, filter, listing),
    enabled,
    placeholderData: (before, query) => (isOf(filter, query?.queryKey) ? before : undefined),
  });
  return {
    listing,
    products: products.data,
    found: facets.data,
    isBusy: products.isPlaceholderData || facets.isPlaceholderData,
    error: products.error ?? facets.error,
    retry: () => void Promise.all([products.refetch(), facets.refetch()]),
  };
}

/** A title for each page of a list. */
export function useListTitle(name: string, { page, from }: Listing, count: number): string {
  const intl = useIntl();
  const pages = pageCount(count);
  if (from === 1 || page > pages) return name;
  return `${name} · ${intl.formatMessage({ id: "catalogue.list.page" }, { page, pages })}`;
}

/** Whether a query is for the same list with other filters. */
function isOf(filter: ListFilter, queryKey: readonly unknown[] | undefined): boolean {
  const queryFilter = queryKey?.[2] as ListFilter | undefined;
  return (
    queryFilter !== undefined &&
    filter.term === queryFilter.term &&
    filter.reference_contains === queryFilter.reference_contains &&
    (filter.category === undefined || filter.category === queryFilter.category)
  );
}
