import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { pageIn } from "./pager.tsx";

export type PagedList<Entry> = {
  /** Undefined: nothing to show, because it is loading or has failed. */
  entries: readonly Entry[] | undefined;
  isLoading: boolean;
  isError: boolean;
  /** Entries stay while they are fetched again and when that fails. */
  keepsEntries: boolean;
  page: number;
  pages: number;
  /** When the entries were fetched, in milliseconds. */
  updatedAt: number;
  refetch: () => void;
};

type Query<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

/** One page of a list and the number of its pages; the page is in the URL. */
export function usePagedList<Entry, CountKey extends QueryKey, ListKey extends QueryKey>(options: {
  pageSize: number;
  count: Query<number, CountKey>;
  list: (page: number) => Query<Entry[], ListKey>;
  /** Where the server stops counting. */
  maximumCount?: number;
  keepsEntries?: boolean;
}): PagedList<Entry> {
  const { pageSize, maximumCount = Infinity, keepsEntries = false } = options;
  const [search] = useSearchParams();
  const requested = pageIn(search);
  const count = useQuery(options.count);
  const counted = Math.max(1, Math.ceil((count.data ?? Infinity) / pageSize));
  const isMore = count.data !== undefined && count.data > maximumCount;
  const page = isMore ? requested : Math.min(requested, counted);
  const list = useQuery(options.list(page));
  const isFull = list.data?.length === pageSize;
  const isError = list.isError || count.isError;
  const isComplete = !isError && count.data !== undefined;
  const entries = keepsEntries || isComplete ? list.data : undefined;
  return {
    entries,
    isLoading: !entries && !(keepsEntries ? list.isError : isError),
    isError,
    keepsEntries,
    page,
    pages: isMore ? Math.max(counted, isFull ? page + 1 : page) : counted,
    updatedAt: list.dataUpdatedAt,
    refetch: () => void Promise.all([count.refetch(), list.refetch()]),
  };
}
