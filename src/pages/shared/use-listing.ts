import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { parseListing, pageCount, type Listing } from "../../../domain/listing.ts";
import { useApi } from "../../api/api-context.ts";
import { facetsQuery, listQuery, type ListFilter } from "../../api/queries.ts";
import { useFacts, useMarketLocale } from "../../facts/use-facts.ts";

/** A list as its address says it. What was there before stays until the next is there: a choice is seen at once, and no choice is lost. */
export function useListing(filter: ListFilter, enabled = true) {
  const api = useApi();
  const place = useMarketLocale();
  const asked = parseListing(useSearchParams()[0], useFacts().market.currency);
  const listing = filter.category ? { ...asked, filters: { ...asked.filters, category: null } } : asked;
  const products = useQuery({
    ...listQuery(api, place, filter, listing),
    enabled,
    placeholderData: (before, query) => (isOf(filter, query?.queryKey) ? before : undefined),
  });
  const found = useQuery({
    ...facetsQuery(api, place, filter, listing),
    enabled,
    placeholderData: (before, query) => (isOf(filter, query?.queryKey) ? before : undefined),
  });
  return {
    listing,
    products: products.data,
    found: found.data,
    isBusy: products.isPlaceholderData || found.isPlaceholderData,
    error: products.error ?? found.error,
    retry: () => void Promise.all([products.refetch(), found.refetch()]),
  };
}

/** What a list's page is called: each of several has a title of its own. */
export function useListTitle(name: string, { page, from }: Listing, count: number): string {
  const intl = useIntl();
  const pages = pageCount(count);
  if (from === 1 || page > pages) return name;
  return `${name} · ${intl.formatMessage({ id: "catalogue.list.page" }, { page, pages })}`;
}

/** Whether it was asked of the same list, narrowed otherwise. */
function isOf(filter: ListFilter, queryKey: readonly unknown[] | undefined): boolean {
  const asked = queryKey?.[2] as ListFilter | undefined;
  return (
    asked !== undefined &&
    filter.term === asked.term &&
    filter.reference_contains === asked.reference_contains &&
    (filter.category === undefined || filter.category === asked.category)
  );
}
