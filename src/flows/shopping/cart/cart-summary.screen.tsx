import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { lineTotal, shownPrice, sumAmounts } from "#domain/price.ts";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import { ExpectedDays } from "#src/delivery-days/expected-days.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { useCouponCodes } from "#src/coupons/coupon-codes.ts";
import { RemoveCode } from "#src/coupons/remove-code.tsx";
import { UnusedCoupons } from "#src/coupons/unused-coupons.tsx";
import { AdjustmentRows } from "#src/orders/adjustment-rows.tsx";
import { Assurances } from "#src/orders/assurances.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { CartLineItem } from "./cart.lines.ts";
import type { CartQuote } from "#src/coupons/cart-quote.ts";
import { FreeDelivery, PromotionHints } from "./cart-promotions.screen.tsx";
import styles from "./cart-summary.module.css";

/** `coupon`: where a code is entered. */
export function CartSummary({
  lines,
  quoted,
  coupon,
}: {
  lines: readonly CartLineItem[];
  quoted: CartQuote;
  coupon: ReactNode;
}) {
  const { market } = useFacts();
  const { remove } = useCouponCodes();
  const removal = (code: string) => <RemoveCode code={code} onRemove={() => remove([code])} />;
  const isBuyable = lines.every(({ isNotSold }) => !isNotSold);
  const quote = quoted.status === "known" ? quoted.quote : null;
  const isOutdated = quoted.status === "known" && quoted.isOutdated;
  const full = quote
    ? quote.items.map(({ price, count }) => lineTotal(price, count, market))
    : lines.flatMap(({ product, count }) =>
        product ? lineTotal(shownPrice(product, market).price, count, market) : [],
      );
  const subtotal = sumAmounts(full, market);
  return (
    <aside className={styles.summary} aria-busy={isOutdated || undefined}>
      <dl className={styles.amounts}>
        {quote && quote.adjustments.length > 0 && (
          <>
            <div>
              <dt>
                <FormattedMessage id="cart.subtotal" />
              </dt>
              <dd>
                <Money amount={subtotal} />
              </dd>
            </div>
            <AdjustmentRows adjustments={quote.adjustments} className={styles.reduction} action={removal} />
          </>
        )}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id="cart.total" />
          </dt>
          <dd>
            <Money amount={quote ? quote.total_price_incl_vat : subtotal} />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        <FormattedMessage id={taxNote(lines, market)} values={{ tax: market.tax_kind }} />
      </p>
      <ExpectedDays pieces={lines}>
        {(days) => <FormattedMessage id="cart.expected" values={days} />}
      </ExpectedDays>
      {quote && (
        <>
          <FreeDelivery quote={quote} action={removal} />
          <PromotionHints quote={quote} />
          <UnusedCoupons coupons={quote.coupons} action={removal} />
        </>
      )}
      {coupon}
      {isBuyable ? (
        <ButtonLink href={links.checkout} size="large">
          <FormattedMessage id="cart.checkout" />
        </ButtonLink>
      ) : (
        <Notice tone="information">
          <FormattedMessage id="cart.remove_unsold" />
        </Notice>
      )}
      <Assurances />
    </aside>
  );
}

const taxNote = (lines: readonly CartLineItem[], market: Wire["Market"]): string =>
  lines.some(({ product }) => (product?.vat_rate ?? market.vat_rate) > 0)
    ? "shell.price.incl_vat"
    : "shell.price.no_vat";
