import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "wouter";
import { lineTotal, totalOf } from "../../domain/price.ts";
import { useApi } from "../api/api-context.ts";
import { dataOf, type Api, type Wire } from "../api/client.ts";
import { orderQuery } from "../api/queries.ts";
import { currencyOf, Money } from "../facts/format.tsx";
import { links } from "../facts/links.ts";
import { useCustomer } from "../flows/session/session.context.ts";
import { Login } from "../flows/session/session.flow.tsx";
import { Amounts } from "../ui/amounts.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/link.tsx";
import { Notice } from "../ui/notice.tsx";
import { Page } from "../ui/page.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { Missing, NotFound } from "./missing.tsx";
import styles from "./order-accepted.module.css";

/** The invoice is made a moment after the payment: so often and after so many milliseconds it is asked for. */
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
  if (!order.data) return <Waiting />;
  return <Accepted order={order.data} />;
}

function LogIn() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "login.title" });
  return (
    <Page title={title}>
      <Login heading={<h1>{title}</h1>} />
    </Page>
  );
}

function Accepted({ order }: { order: Wire["Order"] }) {
  const intl = useIntl();
  const currency = currencyOf(order);
  const { reference } = order;
  const invoice = invoiceOf(order);
  const total = totalOf([order.total_price_incl_vat, order.shipping_cost_incl_vat], currency);
  if (!order.is_paid) return <NotPaid order={order} />;
  return (
    <Page title={intl.formatMessage({ id: "accepted.title" })}>
      <div className={styles.accepted}>
        <h1>
          <FormattedMessage id="accepted.title" />
        </h1>
        <p>
          <FormattedMessage
            id="accepted.text"
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
                    text: <FormattedMessage id="accepted.points" values={{ points: order.used_points }} />,
                    amount: <Money amount={order.amount_due - total} currency={currency} />,
                  },
                ]
              : []),
          ]}
          total={{
            text: (
              <FormattedMessage
                id={order.used_points > 0 && order.amount_due > 0 ? "accepted.paid_online" : "order.total"}
              />
            ),
            amount: <Money amount={order.amount_due} currency={currency} />,
          }}
        />
        {invoice && <InvoiceDownload invoice={invoice} />}
        {order.invoice_number && (
          <p className={styles.note}>
            <FormattedMessage id="accepted.invoice" values={{ number: order.invoice_number }} />
          </p>
        )}
        <ButtonLink href={links.shop} look="quiet">
          <FormattedMessage id="cart.look_around" />
        </ButtonLink>
      </div>
    </Page>
  );
}

type Download = "resting" | "running" | "failed";

function InvoiceDownload({ invoice }: { invoice: Wire["Document"] }) {
  const api = useApi();
  const [download, setDownload] = useState<Download>("resting");
  const start = async () => {
    setDownload("running");
    try {
      save(await fetchDocument(api, invoice), invoice.file_name);
      setDownload("resting");
    } catch {
      setDownload("failed");
    }
  };
  return (
    <>
      {download === "failed" && (
        <Notice tone="problem" onDismiss={() => setDownload("resting")}>
          <FormattedMessage id="problem.unreachable" />
        </Notice>
      )}
      <Button type="button" look="quiet" busy={download === "running"} onClick={() => void start()}>
        <FormattedMessage id="accepted.download_invoice" />
      </Button>
    </>
  );
}

/** The bytes come by the API's client, since a link can't carry the token. */
async function fetchDocument(api: Api, { order_id, id, file_name }: Wire["Document"]): Promise<Blob> {
  const path = { orderId: order_id, documentId: id, file_name };
  const answer = await api.GET("/orders/{orderId}/documents/{documentId}/{file_name}", {
    params: { path },
    parseAs: "blob",
  });
  return dataOf(answer);
}

function save(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What an order that is not paid is, and where one goes on with it. */
const unpaid: Partial<
  Record<Wire["OrderStatus"], { title: string; action: string; to: (id: string) => string }>
> = {
  draft: { title: "accepted.not_paid", action: "confirm_email.to_checkout", to: () => links.checkout },
  capturing: { title: "accepted.being_paid", action: "checkout.ask_again", to: links.confirmOrder },
  cancelled: { title: "accepted.not_paid_cancelled", action: "cart.view", to: () => links.cart },
};

function NotPaid({ order }: { order: Wire["Order"] }) {
  const intl = useIntl();
  const { title, action, to } = unpaid[order.current_status] ?? {
    title: "accepted.not_paid",
    action: "checkout.pay_now",
    to: links.confirmOrder,
  };
  return (
    <Page title={intl.formatMessage({ id: title })}>
      <h1>
        <FormattedMessage id={title} />
      </h1>
      <ButtonLink href={to(order.id)}>
        <FormattedMessage id={action} />
      </ButtonLink>
    </Page>
  );
}
