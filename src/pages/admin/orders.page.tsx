import { FormattedMessage } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { maximumCountedOrders } from "#domain/order-queue.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { orderQueueCountQuery, orderQueueQuery, ordersToFulfilOnPage } from "#src/api/fulfilment-queries.ts";
import { TextLink } from "#src/ui/link.tsx";
import { FilterTabs } from "./filter-tabs.tsx";
import { ListPage } from "./list-page.tsx";
import { OrderRow } from "./order-row.tsx";
import { OrderSearch } from "./order-search.tsx";
import { EmptyList, PagedRows } from "./paged-list.tsx";
import { usePagedList } from "./use-paged-list.ts";
import styles from "./queue.module.css";

type Stage = Wire["OrderStage"];
const stages = [
  "to_ship",
  "shipped",
  "delivered",
  "withdrawn",
  "refunded",
  "unpaid",
  "cancelled",
] as const satisfies readonly Stage[];

/** Placed orders of all customers; stage, search term and page are in the URL. */
export default function AdminOrdersPage() {
  const api = useApi();
  const [search] = useSearchParams();
  const stage = stages.find((item) => item === search.get("stage")) ?? "to_ship";
  const term = (search.get("term") ?? "").trim().slice(0, 100);
  const list = usePagedList({
    pageSize: ordersToFulfilOnPage,
    count: orderQueueCountQuery(api, { stage, term }),
    list: (page) => orderQueueQuery(api, { stage, term, page }),
    maximumCount: maximumCountedOrders,
  });
  return (
    <ListPage
      title="admin.orders.title"
      controls={
        <>
          <OrderSearch stage={stage} term={term} />
          <FilterTabs
            label="admin.orders.filter"
            values={stages}
            current={stage}
            textOf={(item) => `admin.stage.${item}`}
            addressOf={(item) => addressOf(item, term)}
            countOf={(item) => orderQueueCountQuery(api, { stage: item, term })}
            maximumCount={maximumCountedOrders}
          />
        </>
      }
    >
      <PagedRows
        list={list}
        keyOf={({ order }) => order.id}
        empty={<Nothing stage={stage} term={term} />}
        addressOf={(page) => addressOf(stage, term, page)}
      >
        {(order) => <OrderRow order={order} now={list.updatedAt} />}
      </PagedRows>
    </ListPage>
  );
}

const addressOf = (stage: Stage, term: string, page = 1) =>
  links.adminOrders({ term, page, ...(stage !== "to_ship" && { stage }) });

function Nothing({ stage, term }: { stage: Stage; term: string }) {
  if (term === "") {
    return <EmptyList id={`admin.orders.none.${stage === "to_ship" ? "to_ship" : "other"}`} />;
  }
  return (
    <div className={styles.found}>
      <p className={styles.none}>
        <FormattedMessage id="admin.orders.none.found" values={{ term: <bdi key="term">{term}</bdi> }} />
      </p>
      <TextLink href={addressOf(stage, "")}>
        <FormattedMessage id="admin.orders.search.all" />
      </TextLink>
    </div>
  );
}
