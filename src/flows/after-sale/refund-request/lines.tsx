import { useId } from "react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import type {
  RefundLine,
  RefundOrder,
  RequestedRefund,
} from "#machines/after-sale/refund-request/refund-request.contract.ts";
import { leftOf } from "#machines/after-sale/refund-request/refund-request.setup.ts";
import { useApi } from "#src/api/api-context.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { PiecesPaid } from "#src/orders/pieces-paid.tsx";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { Field } from "#src/ui/field.tsx";
import { Picture, type PictureFile } from "#src/ui/picture.tsx";
import { Select } from "#src/ui/select.tsx";
import styles from "./refund-request.module.css";
import { Name } from "#src/facts/name.tsx";

/** Above this, a number field replaces the list of counts. */
const mostToChooseFrom = 20;
const nameOf = ({ id }: RefundLine) => `count-${id}`;

export function Lines({ order, counts }: { order: RefundOrder; counts: RequestedRefund["counts"] }) {
  const { languageId } = useMarketLocale();
  const ids = order.lines.map(({ productId }) => productId);
  const products = useQuery(knownProductsQuery(useApi(), languageId, ids)).data ?? [];
  return (
    <ul className={styles.lines}>
      {order.lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          order={order}
          count={counts[line.id] ?? 0}
          image={products.find(({ id }) => id === line.productId)?.primary_image ?? null}
        />
      ))}
    </ul>
  );
}

function Line(props: { line: RefundLine; order: RefundOrder; count: number; image: PictureFile | null }) {
  const { line, order, count, image } = props;
  const name = useId();
  return (
    <li>
      <div className={styles.line} role="group" aria-labelledby={name}>
        <Picture image={image} sizes="8rem" className={styles.picture} isDecoration />
        <div className={styles.words}>
          <h3 id={name}>
            <Name>{line.name}</Name>
          </h3>
          <p className={styles.each}>
            <FormattedMessage id="refunds.item.sku" values={{ reference: <bdi key="sku">{line.sku}</bdi> }} />
          </p>
          <p className={styles.each}>
            <PiecesPaid line={line} currency={order} />
          </p>
          {line.refundedCount > 0 && (
            <p className={styles.refunded}>
              <FormattedMessage id="orders.refunded" values={{ count: line.refundedCount }} />
            </p>
          )}
          {line.requestedCount > 0 && (
            <p className={styles.refunded}>
              <FormattedMessage id="orders.item.requested" values={{ count: line.requestedCount }} />
            </p>
          )}
        </div>
        {leftOf(line) > 0 && <HowMany line={line} count={count} />}
      </div>
    </li>
  );
}

function HowMany({ line, count }: { line: RefundLine; count: number }) {
  const intl = useIntl();
  const left = leftOf(line);
  const about = { name: nameOf(line), label: intl.formatMessage({ id: "refunds.request.how_many" }) };
  if (left > mostToChooseFrom)
    return (
      <Field
        {...about}
        type="number"
        min={0}
        max={left}
        defaultValue={count}
        hint={<FormattedMessage id="refunds.request.at_most" values={{ count: left }} />}
      />
    );
  return (
    <Select
      {...about}
      options={Array.from({ length: left + 1 }, (_, value) => ({
        value: String(value),
        text: value === 0 ? intl.formatMessage({ id: "refunds.request.none" }) : intl.formatNumber(value),
      }))}
      defaultValue={String(count)}
    />
  );
}

/** The form's counts, limited to what is left. */
export function countsIn(form: HTMLFormElement, { lines }: RefundOrder): RequestedRefund["counts"] {
  const data = new FormData(form);
  return Object.fromEntries(
    lines.map((line) => {
      const count = Math.trunc(Number(data.get(nameOf(line)) ?? 0));
      return [line.id, Math.min(Math.max(0, count || 0), leftOf(line))];
    }),
  );
}
