import { useState, type ReactNode } from "react";
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

/**
 * A list's rows, or that it is loading, empty or could not be loaded, and links to its other pages. A row in which
 * something was pressed stays until the page changes, so that what became of it can be read.
 */
export function PagedRows<Entry>({
  keyOf,
  children,
  list,
  ...props
}: Props<Entry> & { keyOf: (entry: Entry) => string; children: (entry: Entry) => ReactNode }) {
  const { entries, onPress } = usePressedRows(list, keyOf, props.addressOf(list.page));
  return (
    <PagedEntries {...props} list={{ ...list, entries }}>
      {(shown) => (
        <ul className={styles.rows}>
          {shown.map((entry, index) => (
            <li key={keyOf(entry)} onClickCapture={() => onPress(entry, index)}>
              {children(entry)}
            </li>
          ))}
        </ul>
      )}
    </PagedEntries>
  );
}

type PressedRow<Entry> = { entry: Entry; index: number; address: string };

/** The rows of a page, with those that were pressed and are not on it any more in their places. */
function usePressedRows<Entry>(
  { entries }: PagedList<Entry>,
  keyOf: (entry: Entry) => string,
  address: string,
) {
  const [pressed, setPressed] = useState<readonly PressedRow<Entry>[]>([]);
  const onPress = (entry: Entry, index: number) =>
    setPressed((before) => [
      ...before.filter((row) => row.address === address && keyOf(row.entry) !== keyOf(entry)),
      { entry, index, address },
    ]);
  const known = new Set(entries?.map(keyOf));
  const gone = pressed.filter((row) => row.address === address && !known.has(keyOf(row.entry)));
  const shown = entries && gone.reduce((all, { entry, index }) => all.toSpliced(index, 0, entry), entries);
  return { entries: shown, onPress };
}

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
