import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import { currencyPrecision } from "#src/facts/precision.ts";
import { PayoutMarking } from "#src/flows/administration/payout-marking/payout-marking.flow.tsx";
import { CustomerEmail } from "./refund-words.tsx";
import styles from "./payout-row.module.css";

type Props = { payout: Wire["PayoutToMake"]; heading: "h2" | "h3" };

export function PayoutRow({ payout: { payout, customer, flags, ...times }, heading: Heading }: Props) {
  const { currency, value, iban_end, current_status: status } = payout;
  const amount = (
    <Money amount={value} currency={{ currency, currency_precision: currencyPrecision(currency) }} />
  );
  const lead = <CustomerEmail email={customer.email} />;
  return (
    <article className={styles.row}>
      <Heading className={styles.amount}>{amount}</Heading>
      <p className={styles.who}>
        {lead} <bdi>{customer.tour_lead_code}</bdi>
      </p>
      <p className={styles.note}>
        <FormattedMessage id="admin.payouts.account" values={{ end: <bdi key="end">{iban_end}</bdi> }} />
      </p>
      <div className={styles.note}>
        <When id="admin.payouts.asked_on" at={payout.requested_at} />
        {status !== "exported" && <When id="admin.payouts.exported_on" at={times.exported_at} />}
        {status === "paid" && <When id="admin.payouts.paid_on" at={times.decided_at} />}
        {status === "failed" && <When id="admin.payouts.failed_on" at={times.decided_at} />}
      </div>
      {flags.map((flag) => (
        <p key={flag} className={styles.flag}>
          <FormattedMessage id={`admin.payouts.flag.${flag}`} />
        </p>
      ))}
      {(status === "requested" || status === "exported") && (
        <div className={styles.marking}>
          <PayoutMarking
            input={{ payoutId: payout.id }}
            about={
              <>
                {amount} · {lead}
              </>
            }
          />
        </div>
      )}
    </article>
  );
}

type Dated = "asked_on" | "exported_on" | "paid_on" | "failed_on";

function When({ id, at }: { id: `admin.payouts.${Dated}`; at: string | null }) {
  if (at === null) return null;
  return (
    <p>
      <FormattedMessage id={id} values={{ date: <DateText key="date" at={at} /> }} />
    </p>
  );
}
