import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { payoutCountQuery, type PayoutStatus } from "#src/api/admin-payout-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import { PlainLink } from "#src/ui/link.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { pageIn } from "./pager.tsx";
import { PayoutFiles } from "./payout-files.tsx";
import { PayoutList } from "./payout-list.tsx";
import styles from "./queue.module.css";

const statuses = ["requested", "exported", "paid", "failed"] as const satisfies readonly PayoutStatus[];

/** Payouts to all tour leads; status and page are in the URL. */
export default function AdminPayoutsPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const status = statuses.find((item) => item === search.get("status")) ?? "requested";
  return (
    <AdminLayout title={intl.formatMessage({ id: "admin.payouts.title" })}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="admin.payouts.title" />
        </h1>
        <nav aria-label={intl.formatMessage({ id: "admin.payouts.filter" })}>
          <ul className={styles.tabs}>
            {statuses.map((item) => (
              <li key={item}>
                <Tab status={item} isHere={item === status} />
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {status === "exported" ? (
        <PayoutFiles asked={pageIn(search)} />
      ) : (
        <PayoutList key={status} status={status} asked={pageIn(search)} />
      )}
    </AdminLayout>
  );
}

function Tab({ status, isHere }: { status: PayoutStatus; isHere: boolean }) {
  const count = useQuery(payoutCountQuery(useApi(), status)).data;
  return (
    <PlainLink href={links.adminPayouts({ status })} aria-current={isHere ? "page" : undefined}>
      <FormattedMessage id={`admin.payouts.tab.${status}`} />
      {count !== undefined && (
        <span className={styles.count}>
          <FormattedNumber value={count} />
        </span>
      )}
    </PlainLink>
  );
}
