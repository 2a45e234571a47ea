import { FormattedMessage } from "react-intl";
import { links } from "../../../domain/links.ts";
import type { Wire } from "../../api/client.ts";
import { DateText } from "../../facts/format.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import styles from "./order.module.css";

/** The way to ask for a refund, as long as one can be asked for. */
export function Refunds({ order }: { order: Wire["Order"] }) {
  if (order.refundable !== "possible") return null;
  const isBegun = order.order_returns.some(({ current_status }) => current_status === "draft");
  return (
    <section className={styles.refunds}>
      <ButtonLink look="quiet" href={links.refundOf(order.id)}>
        <FormattedMessage id={isBegun ? "refunds.ask.go_on" : "refunds.ask"} />
      </ButtonLink>
      {order.refundable_until && (
        <p>
          <FormattedMessage
            id="refunds.ask.until"
            values={{ date: <DateText key="date" at={order.refundable_until} /> }}
          />
        </p>
      )}
    </section>
  );
}
