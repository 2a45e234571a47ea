import { FormattedMessage } from "react-intl";
import type { Wire } from "../../api/client.ts";
import { DateText, Money } from "../../facts/format.tsx";
import { precisionOf } from "../../facts/precision.ts";
import { PayoutMarking } from "../../flows/payout-marking/payout-marking.flow.tsx";
import { CustomerEmail } from "./refund-words.tsx";
import styles from "./payout-row.module.css";

/** Who is paid how much, what looks odd about it, and what became of it. */
export function PayoutRow({ payout: { payout, customer, flags } }: { payout: Wire["PayoutToMake"] }) {
  const { currency, value, iban_end, current_status: status } = payout;
  return (
    <article className={styles.row}>
      <h2>
        <Money amount={value} currency={{ currency, currency_precision: precisionOf(currency) }} />
      </h2>
      <p className={styles.who}>
        <CustomerEmail email={customer.email} /> <bdi>{customer.tour_lead_code}</bdi>
      </p>
      <p className={styles.note}>
        <FormattedMessage id="admin.payouts.account" values={{ end: <bdi key="end">{iban_end}</bdi> }} />
      </p>
      <p className={styles.note}>
        <DateText at={payout.requested_at} />
      </p>
      {flags.map((flag) => (
        <p key={flag} className={styles.flag}>
          <FormattedMessage id={`admin.payouts.flag.${flag}`} />
        </p>
      ))}
      {(status === "requested" || status === "exported") && (
        <div className={styles.marking}>
          <PayoutMarking key={status} input={{ payoutId: payout.id }} />
        </div>
      )}
    </article>
  );
}
