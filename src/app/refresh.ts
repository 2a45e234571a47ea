import type { Query, QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Whether a write changes lists besides those that its flow refreshes itself. Changes of credentials are excluded: a read
 * with the token that they end would look like an ended session.
 *
 * @param path of the API, with its prefix
 */
export const affectsLists = (path: string): boolean => /\/(admin|orders|refunds|tour_leads)\/|me$/.test(path);

/** Personal data is never considered fresh; the catalogue is, for a while. */
export const isAlwaysStale = ({ options }: Query & { options: { staleTime?: unknown } }): boolean =>
  options.staleTime === 0;

/**
 * Reads again what is shown or being fetched, because a running request may return data from before the change.
 * `invalidateQueries` would keep a query's first request running. Other data is read again when it is next shown.
 */
export const refetchActive = async (queries: QueryClient, filters: QueryFilters): Promise<void> => {
  await Promise.allSettled(
    queries
      .getQueryCache()
      .findAll(filters)
      .map((query) => {
        const isRead = query.state.fetchStatus !== "idle" || query.isActive();
        void query.cancel({ silent: true });
        query.invalidate();
        return isRead && query.fetch();
      }),
  );
};
