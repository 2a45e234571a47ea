import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { MomentText } from "#src/facts/format.tsx";
import { FailedMail } from "#src/flows/administration/failed-mail/failed-mail.flow.tsx";
import styles from "./payment-issue-row.module.css";

export function FailedMailRow({ mail }: { mail: Wire["FailedMail"] }) {
  const { id, kind, recipient, order_reference, created_at, attempts, next_attempt_at, reason } = mail;
  return (
    <article className={styles.row}>
      <h2 className={styles.kind}>
        <FormattedMessage id={`admin.mails.kind.${kind}`} />
      </h2>
      <div className={styles.reference}>
        <p>{recipient === null ? <FormattedMessage id="admin.mails.to_shop" /> : <bdi>{recipient}</bdi>}</p>
        {order_reference !== null && (
          <p>
            <FormattedMessage
              id="admin.mails.order"
              values={{ reference: <bdi key="reference">{order_reference}</bdi> }}
            />
          </p>
        )}
      </div>
      <div className={styles.detail}>
        <p lang="en" dir="ltr">
          {reason}
        </p>
        <p>
          <FormattedMessage
            id="admin.mails.since"
            values={{ attempts, time: <MomentText key="time" at={created_at} /> }}
          />
        </p>
        <p>
          {next_attempt_at === null ? (
            <FormattedMessage id="admin.mails.given_up" />
          ) : (
            <FormattedMessage
              id="admin.mails.next"
              values={{ time: <MomentText key="time" at={next_attempt_at} /> }}
            />
          )}
        </p>
      </div>
      <div>
        <FailedMail input={{ mailId: id }} />
      </div>
    </article>
  );
}
