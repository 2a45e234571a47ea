import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "wouter";
import { lineTotal, totalOf } from "../../../domain/price.ts";
import { useApi } from "../../api/api-context.ts";
import type { Wire } from "../../api/client.ts";
import { orderQuery } from "../../api/queries.ts";
import { Money } from "../../facts/format.tsx";
import { links } from "../../../domain/links.ts";
import { useCustomer } from "../../flows/session/session.context.ts";
import { Login } from "../../flows/session/session.flow.tsx";
import { Amounts } from "../../ui/amounts.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { WaitingPage } from "../shared/waiting-page.tsx";
import { Missing, NotFound } from "../shared/missing.tsx";
import { InvoiceDownload } from "./invoice-download.tsx";
import { NotPaid } from "./not-paid.tsx";
import styles from "../shared/few-words.module.css";

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
  const currency = order;
  const { reference } = order;
  const invoice = invoiceOf(order);
  const total = totalOf([order.total_price_incl_vat, order.shipping_cost_incl_vat], currency);
  if (!order.is_paid) return <NotPaid order={order} />;
  return (
    <Page title={intl.formatMessage({ id: "checkout.accepted.title" })}>
      <div className={styles.page}>
        <h1>
          <FormattedMessage id="checkout.accepted.title" />
        </h1>
        <p>
          <FormattedMessage
            id="checkout.accepted.text"
            values={{ reference: <strong key="reference">{reference}</strong> }}
          />
        </p>
        <Amounts
          rows={[
            ...order.items.map((item) => ({
              id: item.id,
              text: `${item.count} × ${item.product_name_local}`,
              amount: <Money amount={lineTotal(item.price, item.count, currency)} currency={currency} />,
            })),
            {
              id: "shipping",
              text: order.shipping_name,
              amount: <Money amount={order.shipping_cost_incl_vat} currency={currency} />,
            },
            ...(order.used_points > 0
              ? [
                  {
                    id: "points",
                    text: (
                      <FormattedMessage
                        id="checkout.accepted.points"
                        values={{ points: order.used_points }}
                      />
                    ),
                    amount: <Money amount={order.amount_due - total} currency={currency} />,
                  },
                ]
              : []),
          ]}
          total={{
            text: (
              <FormattedMessage
                id={
                  order.used_points > 0 && order.amount_due > 0
                    ? "checkout.accepted.paid_online"
                    : "checkout.total"
                }
              />
            ),
            amount: <Money amount={order.amount_due} currency={currency} />,
          }}
        />
        {invoice && <InvoiceDownload invoice={invoice} />}
        {order.invoice_number && (
          <p className={styles.note}>
            <FormattedMessage id="checkout.accepted.invoice" values={{ number: order.invoice_number }} />
          </p>
        )}
        <ButtonLink href={links.shop} look="quiet">
          <FormattedMessage id="shell.look_around" />
        </ButtonLink>
      </div>
    </Page>
  );
}
