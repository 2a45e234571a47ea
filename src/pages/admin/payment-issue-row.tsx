import { FormattedMessage } from "react-intl";
import { links } from "../../../domain/links.ts";
import type { Wire } from "../../api/client.ts";
import { DateText } from "../../facts/format.tsx";
import { PaymentIssue } from "../../flows/payment-issue/payment-issue.flow.tsx";
import { PlainLink } from "../../ui/link.tsx";
import styles from "./payout-row.module.css";

/** What happened, what the provider calls it, and the order that it is about. */
export function PaymentIssueRow({ issue }: { issue: Wire["PaymentIssue"] }) {
  const { id, kind, reference, detail, opened_at, order_id, order_reference } = issue;
  return (
    <article className={styles.row}>
      <h2 className={styles.amount}>
        <FormattedMessage id={`admin.payments.kind.${kind}`} />
      </h2>
      <p className={styles.who}>
        <bdi>{reference}</bdi>
      </p>
      <p className={styles.note} lang="en" dir="ltr">
        {detail}
      </p>
      <p className={styles.note}>
        <FormattedMessage
          id="admin.payments.since"
          values={{ date: <DateText key="date" at={opened_at} /> }}
        />
      </p>
      {order_id !== null && (
        <p>
          <PlainLink href={links.adminOrder(order_id)}>
            <FormattedMessage id="admin.payments.order" values={{ reference: order_reference }} />
          </PlainLink>
        </p>
      )}
      <div className={styles.marking}>
        <PaymentIssue input={{ issueId: id }} />
      </div>
    </article>
  );
}
