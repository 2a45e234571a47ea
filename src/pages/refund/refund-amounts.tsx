import { FormattedMessage } from "react-intl";
import { shippingPart } from "#domain/refund.ts";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import { DocumentDownload } from "#src/orders/document-download.tsx";
import { MoneyAndPoints } from "#src/orders/money-and-points.tsx";
import { refundStanding } from "#src/orders/refund-state.tsx";
import { paidFor } from "./refund-items.tsx";
import styles from "./refund.module.css";

const titles = {
  draft: "refunds.back",
  requested: "refunds.back",
  withdrawn: "refunds.back.coming",
  paying_back: "refunds.back.coming",
  approved: "refunds.back.approved",
  rejected: "refunds.back",
} as const;

export function RefundAmounts({ refund }: { refund: Wire["Refund"] }) {
  const { current_status, money_amount, points, order } = refund;
  if (current_status === "rejected")
    return (
      <section className={styles.back}>
        <p>
          <FormattedMessage id="refunds.back.rejected" />
        </p>
      </section>
    );
  const shipping = shippingPart(
    refund.total_amount,
    refund.items.map((item) => paidFor(item, order)),
    order,
  );
  return (
    <section className={styles.back}>
      <h2>
        <FormattedMessage id={titles[refundStanding(refund)]} />
      </h2>
      <MoneyAndPoints money={money_amount} points={points} currency={order} />
      {shipping > 0 && (
        <p>
          <FormattedMessage
            id="refunds.back.with_shipping"
            values={{ amount: <Money key="amount" amount={shipping} currency={order} /> }}
          />
        </p>
      )}
      {money_amount > 0 && (
        <p>
          <FormattedMessage id="refunds.back.how_money" />
        </p>
      )}
      {points > 0 && (
        <p>
          <FormattedMessage id="refunds.back.how_points" />
        </p>
      )}
      {refund.credit_note_number && <CreditNote refund={refund} number={refund.credit_note_number} />}
    </section>
  );
}

/** The credit note is created shortly after the refund is paid. */
const CreditNote = ({ refund, number }: { refund: Wire["Refund"]; number: string }) => (
  <div className={styles.document}>
    <p>
      <FormattedMessage id="refunds.credit_note" values={{ number: <bdi key="number">{number}</bdi> }} />
    </p>
    {refund.credit_note ? (
      <DocumentDownload file={refund.credit_note}>
        <FormattedMessage id="refunds.credit_note.download" />
      </DocumentDownload>
    ) : (
      <p>
        <FormattedMessage id="refunds.credit_note.soon" />
      </p>
    )}
  </div>
);
