import type { Wire } from "#src/api/client.ts";
import { Moments, type Moment } from "./moments.tsx";

const moments = ["submitted_at", "paid_at", "cancelled_at"] as const satisfies (keyof Wire["Order"])[];

/** The history of an order and its refunds, in chronological order. */
export function OrderMoments({ order }: { order: Wire["Order"] }) {
  const all: Moment[] = [
    ...moments.map((name) => ({ name: `orders.moment.${name}`, at: order[name] })),
    ...momentsOfShipments(order),
    ...order.order_returns.flatMap(momentsOfRefund),
  ];
  const happened = all.flatMap(({ at, ...moment }) => (at === null ? [] : [{ ...moment, at }]));
  return <Moments moments={happened.toSorted((a, b) => a.at.localeCompare(b.at))} />;
}

/** Numbered as on the order's page, unless the whole order was sent at once. */
export function momentsOfShipments({
  shipments,
  current_status,
  collected = false,
}: Pick<Wire["Order"], "shipments" | "current_status"> &
  Partial<Pick<Wire["Order"], "collected">>): Moment[] {
  const isPart = shipments.length > 1 || current_status === "paid";
  const moment = (name: string, index: number, at: string | null) =>
    isPart
      ? { name: `orders.moment.part_${name}`, number: index + 1, at }
      : { name: `orders.moment.${name}`, at };
  return shipments.flatMap(({ shipped_at, delivered_at }, index) => [
    moment(collected ? "ready_at" : "shipped_at", index, shipped_at),
    moment(collected ? "collected_at" : "delivered_at", index, delivered_at),
  ]);
}

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
