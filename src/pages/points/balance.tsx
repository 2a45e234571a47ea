import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { depositsQuery } from "#src/api/point-queries.ts";
import { DateText } from "#src/facts/format.tsx";
import { OrderLink } from "./order-link.tsx";
import styles from "./points.module.css";

export function Balance({ customer }: { customer: Wire["Customer"] }) {
  const { id, points, points_in_deposit } = customer;
  const deposits = useQuery({ ...depositsQuery(useApi(), id), enabled: points_in_deposit > 0 }).data ?? [];
  return (
    <div className={styles.balance}>
      <p className={styles.sum}>
        <strong>
          <FormattedNumber value={points} />
        </strong>
        <span>
          <FormattedMessage id="points.to_spend" />
        </span>
      </p>
      {points_in_deposit > 0 && (
        <section className={styles.coming}>
          <h2>
            <FormattedMessage id="points.coming" />
          </h2>
          <ul>
            {deposits.map(({ points: waiting, converts_at, order }) => (
              <li key={order?.id}>
                <FormattedMessage
                  id={converts_at === null ? "points.coming.decided" : "points.coming.from"}
                  values={{
                    points: waiting,
                    order: order && <OrderLink key="order" order={order} />,
                    date: converts_at && <DateText key="date" at={converts_at} />,
                  }}
                />
              </li>
            ))}
          </ul>
          <p className={styles.why}>
            <FormattedMessage id="points.coming.why" />
          </p>
        </section>
      )}
    </div>
  );
}
