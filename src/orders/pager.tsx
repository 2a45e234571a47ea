import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./rows.module.css";

type Props = {
  /** Labels of the previous and next page. */
  newer: ReactNode;
  older: ReactNode;
  page: number;
  pages: number;
  to: (page: number) => string;
};

/** `to` returns a page's URL. */
export function Pager({ newer, older, page, pages, to }: Props) {
  const intl = useIntl();
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: "orders.pages" })}>
      <span>{page > 1 && <TextLink href={to(page - 1)}>{newer}</TextLink>}</span>
      <span className={styles.note}>
        <FormattedMessage id="orders.page" values={{ page, pages }} />
      </span>
      <span>{page < pages && <TextLink href={to(page + 1)}>{older}</TextLink>}</span>
    </nav>
  );
}

/** Anything but a page number means the first page. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), 100_000) : 1;
}
