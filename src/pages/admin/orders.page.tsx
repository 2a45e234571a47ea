import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { maximumCountedOrders } from "#domain/order-queue.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { orderQueueCountQuery, orderQueueQuery, ordersToFulfilOnPage } from "#src/api/fulfilment-queries.ts";
import { PlainLink, TextLink } from "#src/ui/link.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { OrderRow } from "./order-row.tsx";
import { OrderSearch } from "./order-search.tsx";
import { pageIn, Pager } from "./pager.tsx";
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
  const intl = useIntl();
  const [search] = useSearchParams();
  const stage = stages.find((item) => item === search.get("stage")) ?? "to_ship";
  const term = (search.get("term") ?? "").trim().slice(0, 100);
  const count = useQuery(orderQueueCountQuery(api, { stage, term }));
  const counted = Math.max(1, Math.ceil((count.data ?? Infinity) / ordersToFulfilOnPage));
  const isMore = count.data !== undefined && count.data > maximumCountedOrders;
  const page = isMore ? pageIn(search) : Math.min(pageIn(search), counted);
  const queue = useQuery(orderQueueQuery(api, { stage, term, page }));
  const isFull = queue.data?.length === ordersToFulfilOnPage;
  const pages = isMore ? Math.max(counted, isFull ? page + 1 : page) : counted;
  const refetch = () => void Promise.all([count.refetch(), queue.refetch()]);
  return (
    <AdminLayout title={intl.formatMessage({ id: "admin.orders.title" })}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="admin.orders.title" />
        </h1>
        <OrderSearch stage={stage} term={term} />
        <nav aria-label={intl.formatMessage({ id: "admin.orders.filter" })}>
          <ul className={styles.tabs}>
            {stages.map((item) => (
              <li key={item}>
                <Tab stage={item} term={term} isHere={item === stage} />
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
        <Nothing stage={stage} term={term} />
      ) : (
        <ul className={styles.rows}>
          {queue.data.map((order) => (
            <li key={order.order.id}>
              <OrderRow order={order} now={queue.dataUpdatedAt} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(other) => addressOf(stage, term, other)} />
    </AdminLayout>
  );
}

const addressOf = (stage: Stage, term: string, page = 1) =>
  links.adminOrders({ term, page, ...(stage !== "to_ship" && { stage }) });

function Tab({ stage, term, isHere }: { stage: Stage; term: string; isHere: boolean }) {
  const count = useQuery(orderQueueCountQuery(useApi(), { stage, term })).data;
  return (
    <PlainLink href={addressOf(stage, term)} aria-current={isHere ? "page" : undefined}>
      <FormattedMessage id={`admin.stage.${stage}`} />
      {count !== undefined && (
        <span className={styles.count}>
          <FormattedNumber value={Math.min(count, maximumCountedOrders)} />
          {count > maximumCountedOrders && "+"}
        </span>
      )}
    </PlainLink>
  );
}

function Nothing({ stage, term }: { stage: Stage; term: string }) {
  if (term === "") {
    return (
      <p className={styles.none}>
        <FormattedMessage id={`admin.orders.none.${stage === "to_ship" ? "to_ship" : "other"}`} />
      </p>
    );
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
