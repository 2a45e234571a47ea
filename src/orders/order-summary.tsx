import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { lineTotal, sumAmounts, type TaxKind } from "#domain/price.ts";
import type { Currency } from "#domain/money.ts";
import { AdjustmentRows, type ShownAdjustment } from "./adjustment-rows.tsx";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import type { PictureFile } from "#src/ui/picture.tsx";
import type { ShownStock } from "#src/facts/stock-note.tsx";
import { OrderTaxes } from "./order-taxes.tsx";
import { OrderSummaryFold } from "./order-summary-fold.tsx";
import { OrderSummaryLine } from "./order-summary-line.tsx";
import styles from "./order-summary.module.css";

/** `price`: one item, incl. VAT; null: not sold in this market. `barredCountries`: the market's countries without delivery of this product. */
export type SummaryLine = {
  id: string;
  name: string;
  count: number;
  price: number | null;
  /** In the country of delivery if that is known, otherwise the one in the displayed price. */
  taxRate: number;
  /** What promotions take off the line. */
  adjustments?: readonly ShownAdjustment[];
  image: PictureFile | null;
  barredCountries?: readonly string[];
  isWithdrawalExempt?: boolean;
  stock?: ShownStock;
  /** The day around which a backordered line is to be sent; null: not known. Not given if it is in stock. */
  backorderedUntil?: string | null;
};
/** `price`: after its adjustments. */
export type SummaryShipping = { name: string; price: number; adjustments?: readonly ShownAdjustment[] };
/** An order's totals; amounts incl. tax. `shipping` null: not chosen yet. `taxes`: of items and shipping by rate. */
export type Summary = {
  currency: Currency & { tax_kind: TaxKind };
  lines: readonly SummaryLine[];
  shipping: SummaryShipping | null;
  /** What promotions take off all lines; the lines have their shares. */
  adjustments?: readonly ShownAdjustment[];
  /** The codes of a draft, also those that do nothing. */
  coupons?: readonly Wire["Coupon"][];
  points: { used: number; worth: number } | null;
  total: number;
  due: number;
  taxes: readonly { rate: number; tax: number; gross: number }[];
  /** Not exempt: it was ordered with tax, because the VAT ID could not be checked. */
  vatId?: { id: string; isExempt: boolean } | null;
};

type CodeAction = (code: string) => ReactNode;

/** `folds`: on narrow screens, to a bar with the total. `codeAction`: beside a coupon code. `children`: below the amounts. */
export function OrderSummary(props: {
  summary: Summary;
  folds?: boolean;
  isPaid?: boolean;
  codeAction?: CodeAction | undefined;
  children?: ReactNode;
}) {
  const { summary, folds = false, isPaid = false, codeAction, children } = props;
  const { lines, currency } = summary;
  const content = (
    <>
      <h2>
        <FormattedMessage id="checkout.summary" />
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderSummaryLine key={line.id} line={line} currency={currency} />
        ))}
      </ul>
      <OrderAmounts summary={summary} isPaid={isPaid} codeAction={codeAction} />
      {children}
    </>
  );
  return (
    <aside className={styles.summary} data-folds={folds || undefined}>
      {folds ? <OrderSummaryFold summary={summary}>{content}</OrderSummaryFold> : content}
    </aside>
  );
}

/** Shipping, points, the total and its VAT; a cancelled order has nothing to pay. `children`: more rows of the list, each in a `<div>`. */
export function OrderAmounts(props: {
  summary: Summary;
  isPaid: boolean;
  isCancelled?: boolean;
  codeAction?: CodeAction | undefined;
  children?: ReactNode;
}) {
  const { summary, isPaid, isCancelled = false, codeAction, children } = props;
  const { shipping, points, total, due, currency, adjustments = [] } = summary;
  return (
    <>
      <dl className={styles.amounts}>
        {adjustments.length > 0 && (
          <>
            <div className={styles.detail}>
              <dt>
                <FormattedMessage id="shell.cart.sum" />
              </dt>
              <dd>
                <Money amount={subtotalOf(summary)} currency={currency} />
              </dd>
            </div>
            <Reductions {...{ adjustments, currency, codeAction }} />
          </>
        )}
        {shipping && <Shipping shipping={shipping} currency={currency} codeAction={codeAction} />}
        {points && (
          <>
            <div className={styles.detail}>
              <dt>
                <FormattedMessage id="checkout.total" />
              </dt>
              <dd>
                <Money amount={total} currency={currency} />
              </dd>
            </div>
            <div className={styles.detail}>
              <dt>
                <FormattedMessage id="checkout.points.row" values={{ points: points.used }} />
              </dt>
              <dd>
                <Money amount={-points.worth} currency={currency} />
              </dd>
            </div>
          </>
        )}
        {!(points && (isCancelled || (isPaid && due === 0))) && (
          <div className={styles.total}>
            <dt>
              <FormattedMessage
                id={
                  points ? (isPaid ? "checkout.accepted.paid_online" : "checkout.to_pay") : "checkout.total"
                }
              />
            </dt>
            <dd>
              <Money amount={due} currency={currency} />
            </dd>
          </div>
        )}
        {children}
      </dl>
      <OrderTaxes summary={summary} />
    </>
  );
}

/** What the lines cost before promotions. */
const subtotalOf = ({ lines, currency }: Summary): number =>
  sumAmounts(
    lines.flatMap(({ price, count }) => (price === null ? [] : lineTotal(price, count, currency))),
    currency,
  );

/** Its price before promotions, and what they take off it. */
function Shipping(props: {
  shipping: SummaryShipping;
  currency: Currency;
  codeAction: CodeAction | undefined;
}) {
  const { shipping, currency, codeAction } = props;
  const { name, price, adjustments = [] } = shipping;
  const full = sumAmounts([price, ...adjustments.map(({ amount }) => amount)], currency);
  return (
    <>
      <div className={styles.detail}>
        <dt>{name}</dt>
        <dd>
          {full === 0 ? <FormattedMessage id="checkout.free" /> : <Money amount={full} currency={currency} />}
        </dd>
      </div>
      <Reductions {...{ adjustments, currency, codeAction }} />
    </>
  );
}

const Reductions = (props: {
  adjustments: readonly ShownAdjustment[];
  currency: Currency;
  codeAction: CodeAction | undefined;
}) => (
  <AdjustmentRows
    adjustments={props.adjustments}
    currency={props.currency}
    className={`${styles.detail} ${styles.reduction}`}
    action={props.codeAction}
  />
);
