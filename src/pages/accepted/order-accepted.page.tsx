import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "wouter";
import { useApi } from "../../api/api-context.ts";
import type { Wire } from "../../api/client.ts";
import { orderQuery } from "../../api/customer-queries.ts";
import { knownProductsQuery } from "../../api/queries.ts";
import { usePlace } from "../../facts/use-facts.ts";
import { links } from "../../../domain/links.ts";
import { summaryOfOrder } from "../../orders/order-sums.ts";
import { OrderSummary } from "../../orders/order-summary.tsx";
import { useCustomer } from "../../flows/session/session.context.ts";
import { Login } from "../../flows/session/session.flow.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { WaitingPage } from "../shared/waiting-page.tsx";
import { Missing, NotFound } from "../shared/missing.tsx";
import { InvoiceDownload } from "./invoice-download.tsx";
import { NotPaid } from "./not-paid.tsx";
import { OrderFacts } from "./order-facts.tsx";
import styles from "./accepted.module.css";

/** The invoice is made shortly after the payment: how often to ask for it, and after how many milliseconds. */
const askings = 15;
const askAgainAfter = 2_000;
const invoiceOf = ({ documents }: Wire["Order"]) =>
  documents.find(({ document_type }) => document_type === "invoice");

export default function OrderAcceptedPage() {
  const { id = "" } = useParams();
  const customer = useCustomer();
  const order = useQuery({
    ...orderQuery(useApi(), customer?.id ?? "", id),
    enabled: Boolean(customer) && id !== "",
    refetchInterval: ({ state }) =>
      state.data?.is_paid && !invoiceOf(state.data) && state.dataUpdateCount < askings && askAgainAfter,
  });
  if (id === "") return <NotFound />;
  if (customer === null) return <LogIn />;
  if (order.isError) return <Missing error={order.error} />;
  if (!order.data) return <WaitingPage />;
  return <Accepted order={order.data} />;
}

function LogIn() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "account.login.title" });
  return (
    <Page title={title}>
      <Login heading={<h1>{title}</h1>} />
    </Page>
  );
}

function Accepted({ order }: { order: Wire["Order"] }) {
  const intl = useIntl();
  const { languageId } = usePlace();
  const ids = order.items.map(({ product_id }) => product_id);
  const products = useQuery(knownProductsQuery(useApi(), languageId, ids)).data ?? [];
  const invoice = invoiceOf(order);
  if (!order.is_paid) return <NotPaid order={order} />;
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
                id="checkout.accepted.text"
                values={{ reference: <strong key="reference">{order.reference}</strong> }}
              />
            </p>
            {order.invoice_number && (
              <p className={styles.note}>
                <FormattedMessage id="checkout.accepted.invoice" values={{ number: order.invoice_number }} />
              </p>
            )}
            <div className={styles.actions}>
              <ButtonLink href={links.shop}>
                <FormattedMessage id="shell.look_around" />
              </ButtonLink>
              {invoice && <InvoiceDownload invoice={invoice} />}
            </div>
          </div>
          <OrderFacts order={order} />
        </div>
        <OrderSummary summary={summaryOfOrder(order, products)} isPaid />
      </div>
    </Page>
  );
}
