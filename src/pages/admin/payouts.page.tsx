import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "../../../domain/links.ts";
import {
  payoutCountQuery,
  payoutListQuery,
  payoutsOnPage,
  type PayoutStatus,
} from "../../api/admin-payout-queries.ts";
import { useApi } from "../../api/api-context.ts";
import { useFacts } from "../../facts/use-facts.ts";
import { PayoutExport } from "../../flows/payout-export/payout-export.flow.tsx";
import { PlainLink } from "../../ui/link.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { AdminFrame } from "./frame.tsx";
import { pageIn, Pager } from "./pager.tsx";
import { PayoutRow } from "./payout-row.tsx";
import styles from "./queue.module.css";

const statuses = ["requested", "exported", "paid", "failed"] as const satisfies readonly PayoutStatus[];

/** Payouts to all tour leads; the address holds the status and the page. */
export default function AdminPayoutsPage() {
  const api = useApi();
  const intl = useIntl();
  const [search] = useSearchParams();
  const { markets } = useFacts();
  const status = statuses.find((one) => one === search.get("status")) ?? "requested";
  const count = useQuery(payoutCountQuery(api, status));
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / payoutsOnPage));
  const page = Math.min(pageIn(search), pages);
  const list = useQuery(payoutListQuery(api, { status, page }));
  const currencies = [...new Set(markets.map(({ currency }) => currency))];
  return (
    <AdminFrame title={intl.formatMessage({ id: "admin.payouts.title" })}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="admin.payouts.title" />
        </h1>
        <nav aria-label={intl.formatMessage({ id: "admin.payouts.filter" })}>
          <ul className={styles.tabs}>
            {statuses.map((one) => (
              <li key={one}>
                <Tab status={one} isHere={one === status} />
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {list.isError || count.isError ? (
        <TryAgain onRetry={() => void Promise.all([count.refetch(), list.refetch()])} />
      ) : !list.data ? (
        <Waiting />
      ) : list.data.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="admin.payouts.none" />
        </p>
      ) : (
        <ul className={styles.rows}>
          {list.data.map((payout) => (
            <li key={payout.payout.id}>
              <PayoutRow payout={payout} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(other) => links.adminPayouts({ page: other, status })} />
      {status === "requested" && <PayoutExport input={{ currencies }} />}
    </AdminFrame>
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
