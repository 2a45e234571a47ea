import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { useApi } from "#src/api/api-context.ts";
import { commissionCountQuery, commissionsOnPage, commissionsQuery } from "#src/api/commission-queries.ts";
import type { Wire } from "#src/api/client.ts";
import { meQuery } from "#src/api/queries.ts";
import { DateText } from "#src/facts/format.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { Pager, pageIn } from "#src/orders/pager.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { failureOf } from "#src/pages/shared/failure-of.ts";
import { MissingPage, NotFound } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { Balances } from "./balances.tsx";
import { CommissionEntry } from "./commission-entry.tsx";
import styles from "./commission.module.css";
import { Months } from "./months.tsx";
import { PayoutSection } from "./payout-section.tsx";
import { Share } from "./share.tsx";
import { Statements } from "./statements.tsx";

/** Earnings, payouts, the tour lead's link and all transactions, newest first; the page is in the URL. */
export default function CommissionPage() {
  const api = useApi();
  const customer = useCustomer();
  const [search] = useSearchParams();
  const id = customer?.id ?? "";
  const me = useQuery({ ...meQuery(api, id), enabled: Boolean(customer) });
  const { tour_lead_code: code = null, tour_lead_ended_at: endedAt = null } = me.data ?? {};
  const isIn = { enabled: (code ?? endedAt) !== null };
  const count = useQuery({ ...commissionCountQuery(api, id), ...isIn });
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / commissionsOnPage));
  const page = Math.min(pageIn(search), pages);
  const entries = useQuery({ ...commissionsQuery(api, id, page), ...isIn });
  const failure = failureOf(me, count, entries);
  if (failure) return <MissingPage error={failure} />;
  // Only tour leads, past or present, have this page.
  if (me.data && !isIn.enabled) return <NotFound />;
  if (!me.data || !entries.data || count.data === undefined) return <WaitingPage />;
  return (
    <AccountPage title="commission.title">
      <h1>
        <FormattedMessage id="commission.title" />
      </h1>
      {code !== null && <Share code={code} />}
      {endedAt !== null && (
        <Notice tone="information">
          <FormattedMessage id="commission.ended" values={{ date: <DateText key="date" at={endedAt} /> }} />
        </Notice>
      )}
      <Balances customer={me.data} />
      <PayoutSection customer={me.data} />
      {count.data > 0 && <Months customerId={id} />}
      <section className={styles.section}>
        <h2>
          <FormattedMessage id="commission.history" />
        </h2>
        <Entries entries={entries.data} />
        <Pager
          newer={<FormattedMessage id="commission.newer" />}
          older={<FormattedMessage id="commission.older" />}
          page={page}
          pages={pages}
          to={(other) => links.commissions({ page: other })}
        />
      </section>
      {count.data > 0 && <Statements customer={me.data} />}
    </AccountPage>
  );
}

const Entries = ({ entries }: { entries: readonly Wire["CommissionTransaction"][] }) =>
  entries.length === 0 ? (
    <p className={styles.note}>
      <FormattedMessage id="commission.none" />
    </p>
  ) : (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <CommissionEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
