import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import styles from "./refund-words.module.css";

type Props = { refund: Wire["RefundToDecide"] };

/** A refund's state: a word, and a colour that shows whether someone has to act. */
export function RefundState({ refund: { refund, is_paying_back, first_approval } }: Props) {
  const state =
    refund.current_status !== "requested"
      ? refund.current_status
      : is_paying_back
        ? "paying_back"
        : first_approval
          ? "second"
          : "requested";
  return (
    <span className={styles.state} data-state={state}>
      <FormattedMessage id={`admin.state.${state}`} />
    </span>
  );
}

export const Reason = ({ refund: { reason, withdrawn_at } }: { refund: Wire["Refund"] }) => (
  <FormattedMessage id={`admin.reason.${withdrawn_at ? "withdrawal" : (reason ?? "none")}`} />
);

export const Figures = ({ refund }: { refund: Wire["Refund"] }) => (
  <>
    <span>
      <FormattedMessage id="admin.pieces" values={{ count: refund.total_refunded_count }} />
    </span>
    <strong>
      <Money amount={refund.total_amount} currency={refund.order} />
    </strong>
  </>
);

export const Customer = ({ refund: { customer } }: Props) => <CustomerEmail email={customer.email} />;

export const CustomerEmail = ({ email }: { email: string }) =>
  email ? <bdi>{email}</bdi> : <FormattedMessage id="admin.customer.deleted" />;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** At least one minute; `now`: when the queue was fetched, in milliseconds. */
export function WaitingTime({ since, now }: { since: string; now: number }) {
  const waited = Math.max(minute, now - Date.parse(since));
  const [unit, length] =
    waited < hour
      ? (["minutes", minute] as const)
      : waited < 2 * day
        ? (["hours", hour] as const)
        : (["days", day] as const);
  return <FormattedMessage id={`admin.waits.${unit}`} values={{ count: Math.floor(waited / length) }} />;
}
