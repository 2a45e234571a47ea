import type { Query, QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Whether a write changes lists besides those that its flow refreshes by itself. What changes how somebody is logged in is not
 * here: reading again with a token that has just ended would look like a session that ended.
 *
 * @param path of the API, with its prefix
 */
export const affectsLists = (path: string): boolean => /\/(admin|orders|refunds|tour_leads)\/|me$/.test(path);

/** The customer's or administrator's own, which nothing keeps fresh; the catalogue is fresh for a while. */
export const isAlwaysStale = ({ options }: Query & { options: { staleTime?: unknown } }): boolean =>
  options.staleTime === 0;

/**
 * Reads again what is shown and what is being read at this moment: that answer may be from before the change.
 * `invalidateQueries` would keep the running read of a query without data. The rest is read again when it is next shown.
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
