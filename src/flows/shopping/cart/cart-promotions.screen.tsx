import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { lineTotal, sumAmounts } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { MissingForPromotion } from "#src/coupons/missing-for-promotion.tsx";
import hintStyles from "#src/coupons/hints.module.css";
import { AdjustmentRows } from "#src/orders/adjustment-rows.tsx";
import styles from "./cart-summary.module.css";

type Quoted = { quote: Wire["Quote"] };

/** How much more the cart must cost for a free delivery, or which promotion pays it. `action`: beside a coupon. */
export function FreeDelivery({ quote, action }: Quoted & { action: (code: string) => ReactNode }) {
  const { free_delivery, items, shipping_adjustments: adjustments = [] } = quote;
  const { market } = useFacts();
  if (free_delivery === null) return null;
  const { missing_amount: missing } = free_delivery;
  // It counts what the items cost before promotions.
  const subtotal = sumAmounts(
    items.map(({ price, count }) => lineTotal(price, count, market)),
    market,
  );
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
      {missing > 0 && <progress aria-hidden max={sumAmounts([subtotal, missing], market)} value={subtotal} />}
      {adjustments.length > 0 && (
        <dl className={styles.amounts}>
          <AdjustmentRows adjustments={adjustments} className={styles.reduction} action={action} />
        </dl>
      )}
    </div>
  );
}

/** What a promotion that runs by itself still asks for. */
export const PromotionHints = ({ quote: { hints } }: Quoted) =>
  hints.length > 0 && (
    <ul className={hintStyles.hints}>
      {hints.map(({ name, missing_amount, missing_count }) => (
        <li key={name}>
          <MissingForPromotion name={name} amount={missing_amount} count={missing_count} />
        </li>
      ))}
    </ul>
  );
