import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import {
  paymentComparisonQuery,
  paymentIssueCountQuery,
  paymentIssuesOnPage,
  paymentIssuesQuery,
} from "#src/api/admin-payment-queries.ts";
import { useApi } from "#src/api/api-context.ts";
import { DateText } from "#src/facts/format.tsx";
import { ListPage } from "./list-page.tsx";
import { EmptyList, PagedRows } from "./paged-list.tsx";
import { PaymentIssueRow } from "./payment-issue-row.tsx";
import { usePagedList } from "./use-paged-list.ts";

export default function AdminPaymentsPage() {
  const api = useApi();
  const list = usePagedList({
    pageSize: paymentIssuesOnPage,
    count: paymentIssueCountQuery(api),
    list: (page) => paymentIssuesQuery(api, page),
    keepsEntries: true,
  });
  return (
    <ListPage title="admin.payments.title" controls={<Comparison />}>
      <PagedRows
        list={list}
        keyOf={({ id }) => id}
        empty={<EmptyList id="admin.payments.none" />}
        addressOf={(page) => links.adminPayments({ page })}
      >
        {(issue) => <PaymentIssueRow issue={issue} />}
      </PagedRows>
    </ListPage>
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
