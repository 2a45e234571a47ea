import type { Wire } from "#src/api/client.ts";
import { Moments } from "./moments.tsx";

const moments = ["submitted_at", "paid_at", "cancelled_at"] as const satisfies (keyof Wire["Order"])[];

/** The history of an order and its refunds, in chronological order. */
export function OrderMoments({ order }: { order: Wire["Order"] }) {
  const all = [
    ...moments.map((name) => ({ name: `orders.moment.${name}`, at: order[name] })),
    ...order.shipments.flatMap(momentsOfShipment),
    ...order.order_returns.flatMap(momentsOfRefund),
  ];
  const happened = all.flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]));
  return <Moments moments={happened.toSorted((a, b) => a.at.localeCompare(b.at))} />;
}

const momentsOfShipment = ({ shipped_at, delivered_at }: Wire["OrderShipment"]) => [
  { name: "orders.moment.shipped_at", at: shipped_at },
  { name: "orders.moment.delivered_at", at: delivered_at },
];

/** A withdrawal has no separate request. */
const momentsOfRefund = (refund: Wire["RefundSummary"]) => {
  const { requested_at, withdrawn_at, decided_at, current_status } = refund;
  const decision = current_status === "rejected" ? "refund_rejected" : "refund_approved";
  return [
    { name: "orders.moment.refund_requested", at: requested_at === withdrawn_at ? null : requested_at },
    { name: "orders.moment.withdrawn", at: withdrawn_at },
    { name: `orders.moment.${decision}`, at: decided_at },
  ];
};
