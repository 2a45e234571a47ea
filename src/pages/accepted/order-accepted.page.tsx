import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect, useParams } from "wouter";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { lastOrderQuery } from "#src/api/customer-queries.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { links } from "#domain/links.ts";
import { DocumentDownload } from "#src/orders/document-download.tsx";
import { DateText } from "#src/facts/format.tsx";
import { OrderKeeping } from "#src/flows/after-sale/order-keeping/order-keeping.flow.tsx";
import { GuestAccess, useOrderAccess } from "#src/guests/order-access.tsx";
import { guestOrders } from "#src/guests/guest-orders.ts";
import { OrderFacts } from "#src/orders/order-facts.tsx";
import { orderToSummary } from "#src/orders/order-sums.ts";
import { OrderState, orderStanding } from "#src/orders/order-state.tsx";
import { acceptedText } from "./accepted-text.ts";
import { OrderSummary } from "#src/orders/order-summary.tsx";
import { invoiceOf, useOrder } from "#src/orders/use-order.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { LogIn } from "#src/accounts/log-in.tsx";
import { useShop } from "#src/shop/shop-context.ts";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { failureOf, isForbidden } from "#src/pages/shared/failure-of.ts";
import { MissingPage, NotFound } from "#src/pages/shared/missing-page.tsx";
import { NotPaid } from "./not-paid.tsx";
import styles from "./accepted.module.css";

/** Without an id it shows the order that was placed last. */
export default function OrderAcceptedPage() {
  const { id } = useParams();
  return id === undefined ? <LastAccepted /> : <AcceptedWith id={id} />;
}

function LastAccepted() {
  const customer = useCustomer();
  const query = lastOrderQuery(useApi(), customer?.id ?? "");
  const last = useQuery({ ...query, enabled: Boolean(customer) });
  if (customer === null) return <LogInFirst />;
  const failure = failureOf(last);
  if (failure) return <MissingPage error={failure} />;
  if (last.data === undefined) return <WaitingPage />;
  return last.data === null ? <NotFound /> : <AcceptedWith id={last.data.id} />;
}

function AcceptedWith({ id }: { id: string }) {
  const customer = useCustomer();
  const { browser } = useShop();
  if (customer === undefined) return <WaitingPage />;
  const isGuests = guestOrders(browser.storage).tokenOf(id) !== null;
  if (!isGuests) return customer ? <AcceptedOrder id={id} /> : <LogInFirst />;
  return (
    <GuestAccess orderId={id}>
      <AcceptedOrder id={id} />
    </GuestAccess>
  );
}

function AcceptedOrder({ id }: { id: string }) {
  const access = useOrderAccess();
  const order = useOrder(access.ownerId, id);
  // Data fetched before the payment finished is outdated.
  const isOld = order.data?.is_paid === false && !order.isFetchedAfterMount;
  const failure = failureOf(isOld ? { ...order, data: undefined } : order);
  // The token has expired: the order's page mails its link again.
  if (failure && access.isGuest && isForbidden(failure))
    return <Redirect to={access.links.order(id)} replace />;
  if (failure) return <MissingPage error={failure} />;
  if (!order.data || isOld) return <WaitingPage />;
  return <Accepted order={order.data} />;
}

function LogInFirst() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "account.login.title" });
  return (
    <Page title={title}>
      <LogIn heading={<h1>{title}</h1>} />
    </Page>
  );
}

function Accepted({ order }: { order: Wire["Order"] }) {
  const access = useOrderAccess();
  const intl = useIntl();
  const { languageId } = useMarketLocale();
  const ids = order.items.map(({ variant_id }) => variant_id);
  const products = useQuery(knownProductsQuery(useApi(), languageId, ids)).data ?? [];
  const invoice = invoiceOf(order);
  if (!order.is_paid) return <NotPaid order={order} />;
  const isToBePacked = orderStanding(order) === "paid";
  const { packing_from: later } = order;
  return (
    <Page title={intl.formatMessage({ id: "checkout.accepted.title" })}>
      <div className={styles.page}>
        <div className={styles.words}>
          <div className={styles.thanks}>
            <h1>
              <FormattedMessage id="checkout.accepted.title" />
            </h1>
            <p>
              <FormattedMessage
                id={acceptedText(order)}
                values={{
                  reference: <strong key="reference">{order.reference}</strong>,
                  date: later === null ? "" : <DateText key="date" at={later} />,
                }}
              />
            </p>
            {!isToBePacked && (
              <p>
                <OrderState order={order} />
              </p>
            )}
            {order.invoice_number && (
              <p className={styles.note}>
                <FormattedMessage id="checkout.accepted.invoice" values={{ number: order.invoice_number }} />
              </p>
            )}
            <div className={styles.actions}>
              <ButtonLink href={links.shop}>
                <FormattedMessage id="shell.look_around" />
              </ButtonLink>
              {invoice && (
                <DocumentDownload file={invoice}>
                  <FormattedMessage id="checkout.accepted.download_invoice" />
                </DocumentDownload>
              )}
            </div>
            <div>
              <TextLink href={access.links.order(order.id)}>
                <FormattedMessage id="account.order.open" />
              </TextLink>
            </div>
          </div>
          {access.isGuest && <OrderKeeping input={{ use: "ask", orderId: order.id, key: null }} />}
          <OrderFacts order={order} isGuest={access.isGuest} />
        </div>
        <OrderSummary summary={orderToSummary(order, products)} isPaid />
      </div>
    </Page>
  );
}
