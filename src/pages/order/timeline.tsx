import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { OrderMoments } from "#src/orders/order-moments.tsx";

export const Timeline = ({ order }: { order: Wire["Order"] }) => (
  <section>
    <h2>
      <FormattedMessage id="orders.timeline" />
    </h2>
    <OrderMoments order={order} />
  </section>
);
