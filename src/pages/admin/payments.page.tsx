import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import {
  paymentComparisonQuery,
  paymentIssueCountQuery,
  paymentIssuesOnPage,
  paymentIssuesQuery,
} from "#src/api/admin-payment-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import { DateText } from "#src/facts/format.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { Pager, pageIn } from "./pager.tsx";
import { PaymentIssueRow } from "./payment-issue-row.tsx";
import styles from "./queue.module.css";

export default function AdminPaymentsPage() {
  const intl = useIntl();
  const api = useApi();
  const [search] = useSearchParams();
  const count = useQuery(paymentIssueCountQuery(api));
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / paymentIssuesOnPage));
  const page = Math.min(pageIn(search), pages);
  const list = useQuery(paymentIssuesQuery(api, page));
  return (
    <AdminLayout title={intl.formatMessage({ id: "admin.payments.title" })}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="admin.payments.title" />
        </h1>
        <Comparison />
      </header>
      {(list.isError || count.isError) && (
        <TryAgain onRetry={() => void Promise.all([count.refetch(), list.refetch()])} />
      )}
      {list.data ? (
        <ul className={styles.rows}>
          {list.data.map((issue) => (
            <li key={issue.id}>
              <PaymentIssueRow issue={issue} />
            </li>
          ))}
        </ul>
      ) : (
        !list.isError && <Waiting />
      )}
      {list.data?.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="admin.payments.none" />
        </p>
      )}
      <Pager page={page} pages={pages} to={(other) => links.adminPayments({ page: other })} />
    </AdminLayout>
  );
}

function Comparison() {
  const compared = useQuery(paymentComparisonQuery(useApi())).data;
  if (!compared) return null;
  const { compared_at, captures, refunds, differences } = compared;
  return (
    <p>
      <FormattedMessage
        id="admin.payments.compared"
        values={{ date: <DateText key="date" at={compared_at} />, captures, refunds, differences }}
      />
    </p>
  );
}
