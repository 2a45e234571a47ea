import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type {
  Counts,
  WithdrawalLine,
  WithdrawalOrder,
} from "#machines/after-sale/withdrawal/withdrawal.contract.ts";
import { PiecesPaid } from "#src/orders/pieces-paid.tsx";
import { Field } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";
import styles from "./withdrawal.module.css";
import { Name } from "#src/facts/name.tsx";

/** Above this, a number field replaces the list of counts. */
const mostToChooseFrom = 20;
const nameOf = ({ id }: WithdrawalLine) => `count-${id}`;

export const Lines = ({ order, counts }: { order: WithdrawalOrder; counts: Counts }) => (
  <ul className={styles.lines}>
    {order.lines.map((line) => (
      <li key={line.id}>
        <Line line={line} order={order} count={counts[line.id] ?? 0} />
      </li>
    ))}
  </ul>
);

function Line({ line, order, count }: { line: WithdrawalLine; order: WithdrawalOrder; count: number }) {
  const name = useId();
  return (
    <div className={styles.line} role="group" aria-labelledby={name}>
      <div className={styles.words}>
        <h3 id={name}>
          <Name>{line.name}</Name>
        </h3>
        <p className={styles.hint}>
          <FormattedMessage id="refunds.item.sku" values={{ reference: <bdi key="sku">{line.sku}</bdi> }} />
        </p>
        <p className={styles.hint}>
          <PiecesPaid line={line} currency={order} />
        </p>
        {line.refundedCount > 0 && (
          <p className={styles.hint}>
            <FormattedMessage id="orders.refunded" values={{ count: line.refundedCount }} />
          </p>
        )}
        {line.least > 0 && (
          <p className={styles.hint}>
            <FormattedMessage id="refunds.withdrawal.asked" values={{ count: line.least }} />
          </p>
        )}
      </div>
      {line.isExempt ? (
        <p className={styles.exempt}>
          <FormattedMessage id="refunds.withdrawal.exempt" />
        </p>
      ) : (
        line.most > 0 && <HowMany line={line} count={count} />
      )}
    </div>
  );
}

function HowMany({ line, count }: { line: WithdrawalLine; count: number }) {
  const intl = useIntl();
  const { least, most } = line;
  const about = {
    name: nameOf(line),
    label: intl.formatMessage({ id: "refunds.request.how_many" }),
  };
  if (most - least > mostToChooseFrom)
    return (
      <Field
        {...about}
        type="number"
        min={least}
        max={most}
        defaultValue={count}
        hint={<FormattedMessage id="refunds.request.at_most" values={{ count: most }} />}
      />
    );
  return (
    <Select
      {...about}
      options={Array.from({ length: most - least + 1 }, (_, index) => ({
        value: String(most - index),
        text:
          most === index
            ? intl.formatMessage({ id: "refunds.request.none" })
            : intl.formatNumber(most - index),
      }))}
      defaultValue={String(count)}
    />
  );
}

/** The form's counts, between what is already requested and what is left. */
export function countsIn(form: HTMLFormElement, { lines }: WithdrawalOrder): Counts {
  const data = new FormData(form);
  return Object.fromEntries(
    lines.map((line) => {
      const count = Math.trunc(Number(data.get(nameOf(line)) ?? 0)) || 0;
      return [line.id, Math.max(line.least, Math.min(count, line.most))];
    }),
  );
}
