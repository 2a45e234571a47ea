import { FormattedMessage } from "react-intl";
import type { Wire } from "../../api/client.ts";
import { Moments } from "../../orders/moments.tsx";

/** In the order in which they happen. */
const moments = [
  "submitted_at",
  "paid_at",
  "shipped_at",
  "delivered_at",
  "cancelled_at",
] as const satisfies (keyof Wire["Order"])[];

/** What has happened to an order, and when. */
export const Timeline = ({ order }: { order: Wire["Order"] }) => (
  <section>
    <h2>
      <FormattedMessage id="orders.timeline" />
    </h2>
    <Moments moments={moments.map((name) => ({ name: `orders.moment.${name}`, at: order[name] }))} />
  </section>
);
