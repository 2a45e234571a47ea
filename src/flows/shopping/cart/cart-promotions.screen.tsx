import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { sumAmounts } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import styles from "./cart-summary.module.css";

type Quoted = { quote: Wire["Quote"] };

/** How much more the cart must cost for a free delivery. */
export function FreeDelivery({ quote: { free_delivery, total_price_incl_vat: total } }: Quoted) {
  const { market } = useFacts();
  if (free_delivery === null) return null;
  const { missing_amount: missing } = free_delivery;
  return (
    <div className={styles.delivery}>
      <p>
        {missing > 0 ? (
          <FormattedMessage
            id="cart.free_delivery.missing"
            values={{ amount: <Money key="amount" amount={missing} /> }}
          />
        ) : (
          <FormattedMessage id="cart.free_delivery.reached" />
        )}
      </p>
      {missing > 0 && <progress aria-hidden max={sumAmounts([total, missing], market)} value={total} />}
    </div>
  );
}

/** What a promotion that runs by itself still asks for. */
export const PromotionHints = ({ quote: { hints } }: Quoted) =>
  hints.length > 0 && (
    <ul className={styles.hints}>
      {hints.map(({ name, missing_amount, missing_count }) => (
        <li key={name}>
          <Missing name={name} amount={missing_amount} count={missing_count} />
        </li>
      ))}
    </ul>
  );

/** Codes that take nothing off, and why. */
export const UnusedCoupons = ({
  quote: { coupons },
  action,
}: Quoted & { action: (code: string) => ReactNode }) => {
  const unused = coupons.filter(({ state }) => state !== "applied");
  return (
    unused.length > 0 && (
      <ul className={styles.hints}>
        {unused.map((coupon) => (
          <li key={coupon.code}>
            <Unused coupon={coupon} /> {action(coupon.code)}
          </li>
        ))}
      </ul>
    )
  );
};

function Unused({ coupon: { code, state, missing_amount, missing_count } }: { coupon: Wire["Coupon"] }) {
  if (state === "below_minimum" || state === "not_enough_pieces")
    return <Missing name={code} amount={missing_amount} count={missing_count} />;
  return <FormattedMessage id={`cart.coupon.why.${state}`} values={{ code: <bdi key="code">{code}</bdi> }} />;
}

const Missing = ({ name, amount, count }: { name: string; amount: number | null; count: number | null }) =>
  amount !== null ? (
    <FormattedMessage
      id="cart.promotion.missing_amount"
      values={{ name: <bdi key="name">{name}</bdi>, amount: <Money key="amount" amount={amount} /> }}
    />
  ) : (
    <FormattedMessage
      id="cart.promotion.missing_count"
      values={{ name: <bdi key="name">{name}</bdi>, count: count ?? 0 }}
    />
  );
