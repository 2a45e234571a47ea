import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import {
  refundQueueCountQuery,
  refundQueueQuery,
  refundsOnPage,
  type DecidedStatus,
} from "#src/api/admin-queries.ts";
import { PlainLink } from "#src/ui/link.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { pageIn, Pager } from "./pager.tsx";
import { RefundRow } from "./refund-row.tsx";
import styles from "./queue.module.css";

const statuses = ["requested", "approved", "rejected"] as const satisfies readonly DecidedStatus[];

/** Refunds of all customers; status and page are in the URL. */
export default function AdminRefundsPage() {
  const api = useApi();
  const intl = useIntl();
  const [search] = useSearchParams();
  const status = statuses.find((item) => item === search.get("status")) ?? "requested";
  const count = useQuery(refundQueueCountQuery(api, status));
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / refundsOnPage));
  const page = Math.min(pageIn(search), pages);
  const queue = useQuery(refundQueueQuery(api, { status, page }));
  const refetch = () => void Promise.all([count.refetch(), queue.refetch()]);
  return (
    <AdminLayout title={intl.formatMessage({ id: "admin.refunds.title" })}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="admin.refunds.title" />
        </h1>
        <nav aria-label={intl.formatMessage({ id: "admin.refunds.filter" })}>
          <ul className={styles.tabs}>
            {statuses.map((item) => (
              <li key={item}>
                <Tab status={item} isHere={item === status} />
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {queue.isError || count.isError ? (
        <TryAgain onRetry={refetch} />
      ) : !queue.data || count.data === undefined ? (
        <Waiting />
      ) : queue.data.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id={`admin.refunds.none.${status}`} />
        </p>
      ) : (
        <ul className={styles.rows}>
          {queue.data.map((refund) => (
            <li key={refund.refund.id}>
              <RefundRow refund={refund} now={queue.dataUpdatedAt} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(other) => addressOf(status, other)} />
    </AdminLayout>
  );
}

const addressOf = (status: DecidedStatus, page = 1) =>
  links.adminRefunds({ page, ...(status !== "requested" && { status }) });

function Tab({ status, isHere }: { status: DecidedStatus; isHere: boolean }) {
  const count = useQuery(refundQueueCountQuery(useApi(), status)).data;
  return (
    <PlainLink href={addressOf(status)} aria-current={isHere ? "page" : undefined}>
      <FormattedMessage id={`admin.refunds.tab.${status}`} />
      {count !== undefined && (
        <span className={styles.count}>
          <FormattedNumber value={count} />
        </span>
      )}
    </PlainLink>
  );
}
