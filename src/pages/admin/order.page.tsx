import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "wouter";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { UnexpectedResponseError, type Wire } from "#src/api/client.ts";
import { orderToFulfilQuery } from "#src/api/fulfilment-queries.ts";
import { Fulfilment } from "#src/flows/administration/fulfilment/fulfilment.flow.tsx";
import { OrderMoments } from "#src/orders/order-moments.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { Button } from "#src/ui/button.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { NotFound } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { Destination } from "./destination.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderRefunds, RefundWaits } from "./order-refunds.tsx";
import { Stage } from "./order-words.tsx";
import { PackingList } from "./packing-list.tsx";
import { VatIdFacts } from "./vat-id-facts.tsx";
import { CustomerEmail } from "./refund-words.tsx";
import styles from "./order.module.css";

/** Ignores cached data, which may be outdated. */
export default function AdminOrderPage() {
  const { id = "" } = useParams();
  const intl = useIntl();
  const order = useQuery(orderToFulfilQuery(useApi(), id));
  const isRefused = order.error instanceof UnexpectedResponseError && order.error.status < 500;
  if (isRefused) return <NotFound />;
  if (order.data && order.isFetchedAfterMount) return <Order key={id} order={order.data} />;
  if (!order.isError) return <WaitingPage />;
  return (
    <AdminLayout title={intl.formatMessage({ id: "shell.error.title" })}>
      <TryAgain onRetry={() => void order.refetch()} />
    </AdminLayout>
  );
}

function Order({ order: read }: { order: Wire["OrderToFulfil"] }) {
  const intl = useIntl();
  const { browser } = useShop();
  const { order, stage, customer } = read;
  const { reference } = order;
  return (
    <AdminLayout title={intl.formatMessage({ id: "admin.order.number" }, { reference })}>
      <header className={styles.header}>
        <TextLink href={links.adminOrders()}>
          <FormattedMessage id="admin.orders.all" />
        </TextLink>
        <h1>
          <FormattedMessage
            id="admin.order.number"
            values={{ reference: <bdi key="reference">{reference}</bdi> }}
          />
        </h1>
        <p className={styles.facts}>
          <Stage {...read} />
          {stage === "to_ship" && order.shipments.length > 0 && (
            <FormattedMessage id={order.collected ? "admin.orders.part_ready" : "admin.orders.part_sent"} />
          )}
          <CustomerEmail email={customer.email} />
        </p>
      </header>
      <RefundWaits order={order} />
      <div className={styles.columns}>
        <div className={styles.parcel}>
          <PackingList read={read} />
          <Destination order={order} />
          <div>
            <Button type="button" look="quiet" onClick={() => browser.print()}>
              <FormattedMessage id="admin.parcel.print" />
            </Button>
          </div>
        </div>
        <div className={styles.aside}>
          <section className={styles.part}>
            <h2>
              <FormattedMessage id="admin.shipping.title" />
            </h2>
            <Fulfilment order={read} />
          </section>
          <OrderDocuments order={order} />
          <VatIdFacts order={order} vat_id_check={read.vat_id_check} />
          <OrderRefunds order={order} />
          <section className={styles.part}>
            <h2>
              <FormattedMessage id="admin.timeline.title" />
            </h2>
            <OrderMoments order={order} />
          </section>
        </div>
      </div>
    </AdminLayout>
  );
}
