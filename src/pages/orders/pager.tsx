import { FormattedMessage, useIntl } from "react-intl";
import { TextLink } from "../../ui/link.tsx";
import styles from "./orders.module.css";

/** The way to the pages before and after; `to` says their addresses. */
export function Pager(props: { page: number; pages: number; to: (page: number) => string }) {
  const { page, pages, to } = props;
  const intl = useIntl();
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: "orders.pages" })}>
      <span>
        {page > 1 && (
          <TextLink href={to(page - 1)}>
            <FormattedMessage id="orders.newer" />
          </TextLink>
        )}
      </span>
      <span className={styles.note}>
        <FormattedMessage id="orders.page" values={{ page, pages }} />
      </span>
      <span>
        {page < pages && (
          <TextLink href={to(page + 1)}>
            <FormattedMessage id="orders.older" />
          </TextLink>
        )}
      </span>
    </nav>
  );
}
