import { form } from "#machines/form/form-machine.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/**
 * A guest's order is kept in an account in two steps: `ask` has a link mailed to its address, and `confirm` is that link
 * with its `key`, if the address has an account.
 */
export type OrderKeepingFacts =
  | { use: "ask"; orderId: string; key: null }
  | { use: "confirm"; orderId: string; key: string };

export type KeepOrderOutput =
  /** The mail is on its way. */
  | { outcome: "asked" }
  | { outcome: "kept" }
  | { outcome: "tokenInvalid" }
  | { outcome: "tokenExpired" }
  /** The order has to be opened by its mail's link again. */
  | { outcome: "guestTokenExpired" }
  | TooManyRequests
  | Unforeseen;

export const { machine: orderKeepingMachine, view: orderKeepingView } = form<{
  facts: OrderKeepingFacts;
  output: KeepOrderOutput;
}>()({
  id: "orderKeeping",
  port: "keepOrder",
  submitted: "order.kept",
  isButton: true,
  outcomes: {
    asked: "end",
    kept: "end",
    tokenInvalid: "end",
    tokenExpired: "end",
    guestTokenExpired: { to: "end", effect: "refreshOrder" },
    tooManyRequests: "form",
    unforeseen: "form",
  },
});
export type OrderKeepingView = ReturnType<typeof orderKeepingView>;
