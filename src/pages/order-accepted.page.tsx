import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "wouter";
import { lineTotal, totalOf } from "../../domain/price.ts";
import { useApi } from "../api/api-context.ts";
import type { Wire } from "../api/client.ts";
import { orderQuery } from "../api/queries.ts";
import { links } from "../facts/links.ts";
import { useCustomer } from "../flows/session/session.context.ts";
import { Login } from "../flows/session/session.flow.tsx";
import { Amounts } from "../ui/amounts.tsx";
import { ButtonLink } from "../ui/link.tsx";
import { Page } from "../ui/page.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { Missing, NotFound } from "./missing.tsx";
import styles from "./order-accepted.module.css";

export default function OrderAcceptedPage() {
  const { id = "" } = useParams();
  const customer = useCustomer();
  const order = useQuery({
    ...orderQuery(useApi(), customer?.id ?? "", id),
    enabled: Boolean(customer) && id !== "",
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
  const currency = { currency: order.currency, currency_precision: precisionOf(order.currency) };
  const money = (amount: number) =>
    intl.formatNumber(amount, { style: "currency", currency: order.currency });
  const { reference } = order;
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
              amount: money(lineTotal(item.price, item.count, currency)),
            })),
            { id: "shipping", text: order.shipping_name, amount: money(order.shipping_cost_incl_vat) },
          ]}
          total={{
            text: <FormattedMessage id="order.total" />,
            amount: money(totalOf([order.total_price_incl_vat, order.shipping_cost_incl_vat], currency)),
          }}
        />
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

function NotPaid({ order }: { order: Wire["Order"] }) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: "accepted.not_paid" })}>
      <h1>
        <FormattedMessage id="accepted.not_paid" />
      </h1>
      <ButtonLink href={links.confirmOrder(order.id)}>
        <FormattedMessage id="checkout.pay_now" />
      </ButtonLink>
    </Page>
  );
}

const precisionOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
