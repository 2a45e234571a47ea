import type { Wire } from "#src/api/client.ts";
import { orderStanding } from "#src/orders/order-state.tsx";

/** The message of a paid order. Packing is not mentioned if it is over, as the page may be opened again, or has no day yet. */
export function acceptedText(order: Wire["Order"]): string {
  const isToBePacked = orderStanding(order) === "paid";
  if (!isToBePacked || order.packing_day === "unknown") return "checkout.accepted.text_since";
  return order.packing_from === null ? "checkout.accepted.text" : "checkout.accepted.text_later";
}
