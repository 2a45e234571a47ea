import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { customersRefundsQuery } from "#src/api/admin-queries.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Figures, RefundState } from "./refund-words.tsx";
import styles from "./refund.module.css";

export function History({ refund: { refund, customer } }: { refund: Wire["RefundToDecide"] }) {
  const all = useQuery(customersRefundsQuery(useApi(), customer.id));
  const otherRefunds = all.data?.filter((other) => other.refund.id !== refund.id);
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="admin.history.title" />
      </h2>
      {all.isError && <TryAgain onRetry={() => void all.refetch()} />}
      {otherRefunds?.length === 0 && (
        <p className={styles.nothing}>
          <FormattedMessage id="admin.history.none" />
        </p>
      )}
      {otherRefunds && otherRefunds.length > 0 && (
        <ul className={styles.history}>
          {otherRefunds.map((other) => (
            <li key={other.refund.id}>
              <TextLink href={links.adminRefund(other.refund.id)}>
                <bdi>{other.refund.order.reference}</bdi>
              </TextLink>
              <DateText at={other.refund.requested_at ?? other.refund.created_at} />
              <Figures refund={other.refund} />
              <RefundState refund={other} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
