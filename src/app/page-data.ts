import type { QueryClient } from "@tanstack/react-query";
import { parseListing } from "#domain/listing.ts";
import { UnexpectedResponseError, type Api } from "#src/api/client.ts";
import { departmentsQuery, footerQuery, menuQuery } from "#src/api/layout.ts";
import * as query from "#src/api/queries.ts";

type DataSources = { queries: QueryClient; api: Api; marketLocale: query.MarketLocale; currency: string };
export type Params = Record<string, string | undefined>;
/** Fetches what a page shows; returns `false` if the page does not exist. Separate from the page, which may export only its component. */
export type PageLoader = (sources: DataSources, params: Params, search: URLSearchParams) => Promise<unknown>;

export function loadList(
  { queries, api, marketLocale, currency }: DataSources,
  filter: query.ListFilter,
  search: URLSearchParams,
) {
  const listing = parseListing(search, currency);
  return Promise.all([
    queries.ensureQueryData(query.listQuery(api, marketLocale, filter, listing)),
    queries.ensureQueryData(query.facetsQuery(api, marketLocale, filter, listing)),
  ]);
}

/** For the picture on pages with little text. */
export function loadRecommended({ queries, api, marketLocale }: DataSources): Promise<unknown> {
  return queries.ensureQueryData(query.recommendedQuery(api, marketLocale));
}

export function loadIllustration({ queries, api, marketLocale }: DataSources): Promise<unknown> {
  return queries.ensureQueryData(departmentsQuery(api, marketLocale));
}

export function withLayout(data: PageLoader): PageLoader {
  return async (sources, params, search) => {
    const { queries, api, marketLocale } = sources;
    const [result] = await Promise.all([
      data(sources, params, search),
      queries.ensureQueryData(menuQuery(api, marketLocale.languageId)),
      queries.ensureQueryData(footerQuery(api, marketLocale.languageId)),
    ]);
    if (result === false) await loadIllustration(sources);
    return result;
  };
}

export async function orNotFound(data: Promise<unknown>): Promise<unknown> {
  try {
    return await data;
  } catch (error) {
    if (error instanceof UnexpectedResponseError && (error.status === 404 || error.status === 400))
      return false;
    throw error;
  }
}
