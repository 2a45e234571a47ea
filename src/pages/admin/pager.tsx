import { FormattedMessage, useIntl } from "react-intl";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./queue.module.css";

type Props = { page: number; pages: number; to: (page: number) => string };

/** `to` returns a page's URL. */
export function Pager({ page, pages, to }: Props) {
  const intl = useIntl();
  if (pages < 2 || pages === Infinity) return null;
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: "admin.pages" })}>
      <span>
        {page > 1 && (
          <TextLink href={to(page - 1)}>
            <FormattedMessage id="admin.page.previous" />
          </TextLink>
        )}
      </span>
      <span className={styles.note}>
        <FormattedMessage id="admin.page" values={{ page, pages }} />
      </span>
      <span>
        {page < pages && (
          <TextLink href={to(page + 1)}>
            <FormattedMessage id="admin.page.next" />
          </TextLink>
        )}
      </span>
    </nav>
  );
}

/** Anything but a page number means the first page. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), 50_000) : 1;
}
