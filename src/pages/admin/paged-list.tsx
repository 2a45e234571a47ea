import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { Pager } from "./pager.tsx";
import type { PagedList } from "./use-paged-list.ts";
import styles from "./queue.module.css";

type Props<Entry> = {
  list: PagedList<Entry>;
  /** Shown in place of the rows or below them. */
  empty: ReactNode;
  /** A page's URL. */
  addressOf: (page: number) => string;
};

/** A list's rows, or that it is loading, empty or could not be loaded, and links to its other pages. */
export const PagedRows = <Entry,>({
  keyOf,
  children,
  ...props
}: Props<Entry> & { keyOf: (entry: Entry) => string; children: (entry: Entry) => ReactNode }) => (
  <PagedEntries {...props}>
    {(entries) => (
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>{children(entry)}</li>
        ))}
      </ul>
    )}
  </PagedEntries>
);

export const PagedEntries = <Entry,>({
  list,
  empty,
  addressOf,
  children,
}: Props<Entry> & { children: (entries: readonly Entry[]) => ReactNode }) => {
  const { entries, isLoading, isError, keepsEntries, page, pages, refetch } = list;
  const isEmpty = entries?.length === 0;
  return (
    <>
      {isError && <TryAgain onRetry={refetch} />}
      {isLoading && <Waiting />}
      {entries && (keepsEntries || !isEmpty) && children(entries)}
      {isEmpty && empty}
      <Pager page={page} pages={pages} to={addressOf} />
    </>
  );
};

/** @param id of its text */
export const EmptyList = ({ id }: { id: string }) => (
  <p className={styles.none}>
    <FormattedMessage id={id} />
  </p>
);
