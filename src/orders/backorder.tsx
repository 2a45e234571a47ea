import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";

type Order = Pick<Wire["Order"], "current_status" | "items" | "shipments">;

/** What is on backorder and not sent yet. Servers of the last release do not say what is. */
export function waitingItems({ current_status, items, shipments }: Order): Wire["OrderItem"][] {
  if (["shipped", "delivered", "cancelled"].includes(current_status)) return [];
  const sentOf = (id: string) =>
    shipments
      .flatMap((shipment) => shipment.items)
      .reduce((sum, item) => (item.id === id ? sum + item.count : sum), 0);
  return items.filter(
    ({ id, backordered = false, count, approved_count }) =>
      backordered && sentOf(id) + approved_count < count,
  );
}

/** The last day on which something is expected to be sent; null: not known of all. */
export const lastBackorder = (items: readonly Pick<Wire["OrderItem"], "backorder_until">[]): string | null =>
  items.some(({ backorder_until }) => backorder_until === null)
    ? null
    : (items
        .map(({ backorder_until }) => backorder_until!)
        .toSorted()
        .at(-1) ?? null);

export const Backorder = ({ until }: { until: string | null }) =>
  until === null ? (
    <FormattedMessage id="account.order.backorder_unknown" />
  ) : (
    <FormattedMessage id="account.order.backorder" values={{ date: <DateText key="date" at={until} /> }} />
  );
