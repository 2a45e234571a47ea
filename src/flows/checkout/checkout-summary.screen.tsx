import { FormattedMessage, useIntl } from "react-intl";
import { includedVat, lineTotal } from "../../../domain/price.ts";
import { Money } from "../../facts/format.tsx";
import { useFacts } from "../../facts/use-facts.ts";
import { Picture, type PictureFile } from "../../ui/picture.tsx";
import styles from "./checkout-summary.module.css";

/** `price`: one piece, incl. VAT. */
export type SummaryLine = {
  id: string;
  name: string;
  count: number;
  price: number;
  image: PictureFile | null;
};
/** What an order comes to; amounts incl. VAT, in the market's currency. `shipping` null: not chosen yet. */
export type Summary = {
  lines: readonly SummaryLine[];
  shipping: { name: string; price: number } | null;
  points: { used: number; worth: number } | null;
  total: number;
  due: number;
};

/** The order beside the form. `brief`: where there is little room, its pictures and what it comes to. */
export function SummaryScreen({ summary, brief = false }: { summary: Summary; brief?: boolean }) {
  const { lines, shipping, points, total, due } = summary;
  return (
    <aside className={styles.summary} data-brief={brief || undefined}>
      <h2>
        <FormattedMessage id="checkout.summary" />
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className={styles.amounts}>
        {shipping && (
          <div className={styles.detail}>
            <dt>{shipping.name}</dt>
            <dd>
              {shipping.price === 0 ? (
                <FormattedMessage id="checkout.free" />
              ) : (
                <Money amount={shipping.price} />
              )}
            </dd>
          </div>
        )}
        {points && (
          <>
            <div className={styles.detail}>
              <dt>
                <FormattedMessage id="order.total" />
              </dt>
              <dd>
                <Money amount={total} />
              </dd>
            </div>
            <div className={styles.detail}>
              <dt>
                <FormattedMessage id="checkout.points.row" values={{ points: points.used }} />
              </dt>
              <dd>
                <Money amount={-points.worth} />
              </dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id={points ? "checkout.to_pay" : "order.total"} />
          </dt>
          <dd>
            <Money amount={due} />
          </dd>
        </div>
      </dl>
      <Vat total={total} isShippingChosen={shipping !== null} />
    </aside>
  );
}

function Line({ line: { name, count, price, image } }: { line: SummaryLine }) {
  const { market } = useFacts();
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {image && <Picture image={image} sizes="4rem" isDecoration />}
        <span className={styles.count}>{count}</span>
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.amount}>
        <Money amount={lineTotal(price, count, market)} />
      </span>
    </li>
  );
}

/** Points are a means of payment: the VAT is that of the whole. */
function Vat({ total, isShippingChosen }: { total: number; isShippingChosen: boolean }) {
  const { market } = useFacts();
  const intl = useIntl();
  const id = market.vat_rate > 0 ? "checkout.vat" : "checkout.no_vat";
  const rate = intl.formatNumber(market.vat_rate, { style: "percent", maximumFractionDigits: 2 });
  return (
    <p className={styles.note}>
      <FormattedMessage
        id={isShippingChosen ? id : `${id}_plus_shipping`}
        values={{ rate, amount: <Money amount={includedVat(total, market)} /> }}
      />
    </p>
  );
}
