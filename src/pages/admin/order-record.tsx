import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { links } from "#domain/links.ts";
import { sumAmounts } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./refund.module.css";

const moments = ["paid_at", "shipped_at", "delivered_at"] as const satisfies (keyof Wire["Order"])[];

export function OrderRecord({ order }: { order: Wire["Order"] }) {
  const { total_price_incl_vat, shipping_cost_incl_vat, amount_due, used_points, total_refund_incl_vat } =
    order;
  const total = sumAmounts([total_price_incl_vat, shipping_cost_incl_vat], order);
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="admin.order.title" />
      </h2>
      <dl className={styles.record}>
        <Fact name="reference">
          <TextLink href={links.adminOrder(order.id)}>
            <bdi>{order.reference}</bdi>
          </TextLink>
        </Fact>
        <Fact name="total">
          <Money amount={total} currency={order} />
        </Fact>
        {used_points > 0 && (
          <>
            <Fact name="money">
              <Money amount={amount_due} currency={order} />
            </Fact>
            <Fact name="points">
              <FormattedNumber value={used_points} />
            </Fact>
          </>
        )}
        {total_refund_incl_vat > 0 && (
          <Fact name="refunded">
            <Money amount={total_refund_incl_vat} currency={order} />
          </Fact>
        )}
        {moments.map((name) => {
          const at = order[name];
          return (
            <Fact key={name} name={name}>
              {at ? <DateText at={at} /> : <FormattedMessage id="admin.order.not_yet" />}
            </Fact>
          );
        })}
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>
      <FormattedMessage id={`admin.order.${name}`} />
    </dt>
    <dd>{children}</dd>
  </div>
);
