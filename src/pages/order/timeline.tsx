import { FormattedMessage } from "react-intl";
import type { Wire } from "../../api/client.ts";
import { MomentText } from "../../facts/format.tsx";
import styles from "./order.module.css";

/** In the order in which they happen. */
const moments = [
  "submitted_at",
  "paid_at",
  "shipped_at",
  "delivered_at",
  "cancelled_at",
] as const satisfies (keyof Wire["Order"])[];

/** What has happened, and when. */
export function Timeline({ order }: { order: Wire["Order"] }) {
  return (
    <section>
      <h2>
        <FormattedMessage id="orders.timeline" />
      </h2>
      <ol className={styles.moments}>
        {moments.map((name) => {
          const at = order[name];
          return (
            at && (
              <li key={name}>
                <strong>
                  <FormattedMessage id={`orders.moment.${name}`} />
                </strong>
                <MomentText at={at} />
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
