import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import {
  refundQueueCountQuery,
  refundQueueQuery,
  refundsOnPage,
  type DecidedStatus,
} from "#src/api/admin-queries.ts";
import { FilterTabs } from "./filter-tabs.tsx";
import { ListPage } from "./list-page.tsx";
import { EmptyList, PagedRows } from "./paged-list.tsx";
import { RefundRow } from "./refund-row.tsx";
import { usePagedList } from "./use-paged-list.ts";

const statuses = ["requested", "approved", "rejected"] as const satisfies readonly DecidedStatus[];

/** Refunds of all customers; status and page are in the URL. */
export default function AdminRefundsPage() {
  const api = useApi();
  const [search] = useSearchParams();
  const status = statuses.find((item) => item === search.get("status")) ?? "requested";
  const list = usePagedList({
    pageSize: refundsOnPage,
    count: refundQueueCountQuery(api, status),
    list: (page) => refundQueueQuery(api, { status, page }),
  });
  return (
    <ListPage
      title="admin.refunds.title"
      controls={
        <FilterTabs
          label="admin.refunds.filter"
          values={statuses}
          current={status}
          textOf={(item) => `admin.refunds.tab.${item}`}
          addressOf={addressOf}
          countOf={(item) => refundQueueCountQuery(api, item)}
        />
      }
    >
      <PagedRows
        list={list}
        keyOf={({ refund }) => refund.id}
        empty={<EmptyList id={`admin.refunds.none.${status}`} />}
        addressOf={(page) => addressOf(status, page)}
      >
        {(refund) => <RefundRow refund={refund} now={list.updatedAt} />}
      </PagedRows>
    </ListPage>
  );
}

const addressOf = (status: DecidedStatus, page = 1) =>
  links.adminRefunds({ page, ...(status !== "requested" && { status }) });
