import type { Order } from "./book.ts";
import type { Fault } from "./faults.ts";
import { newId } from "./ids.ts";
import type { Sandbox } from "./sandbox.ts";

export function approve({ book, now }: Sandbox, order: Order, fault: Fault | null): Order {
  const payerId = order.approval?.payerId ?? newId(13);
  book.record({ kind: "orderApproved", at: now(), id: order.id, payerId, fault });
  return { ...order, approval: { payerId, fault } };
}

/** The URL after approving; null if it is not approved, or the shop gave none. */
export function returnAddress({ id, approval, returnUrl }: Order): string | null {
  if (!approval || !returnUrl) return null;
  return withParameters(returnUrl, { token: id, PayerID: approval.payerId });
}

/** The URL after cancelling; null if the shop gave none. */
export const cancelAddress = ({ id, cancelUrl }: Order): string | null =>
  cancelUrl ? withParameters(cancelUrl, { token: id }) : null;

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
  return url.href;
}
