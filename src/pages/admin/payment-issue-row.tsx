import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { PaymentIssue } from "#src/flows/administration/payment-issue/payment-issue.flow.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import styles from "./payment-issue-row.module.css";

export function PaymentIssueRow({ issue }: { issue: Wire["PaymentIssue"] }) {
  const { id, kind, reference, detail, opened_at, order_id, order_reference } = issue;
  return (
    <article className={styles.row}>
      <h2 className={styles.kind}>
        <FormattedMessage id={`admin.payments.kind.${kind}`} />
      </h2>
      <div className={styles.reference}>
        <p>
          <bdi>{reference}</bdi>
        </p>
        {order_id !== null && (
          <PlainLink href={links.adminOrder(order_id)}>
            <FormattedMessage id="admin.payments.order" values={{ reference: order_reference }} />
          </PlainLink>
        )}
      </div>
      <div className={styles.detail}>
        <p lang="en" dir="ltr">
          {detail}
        </p>
        <p>
          <FormattedMessage
            id="admin.payments.since"
            values={{ date: <DateText key="date" at={opened_at} /> }}
          />
        </p>
      </div>
      <div>
        <PaymentIssue input={{ issueId: id }} />
      </div>
    </article>
  );
}
