import { resolvePort, createPathActor } from "#machines/paths/replay.ts";
import { noChoices } from "./checkout.choices.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { checkoutPaths } from "./checkout.paths.ts";
import { standard, typed } from "./checkout.examples.ts";

export const prices = { "boston-fern": 14.5 };
export const draftUpdatedAt = "2026-11-21T09:00:00.000Z";
export const saved = {
  outcome: "saved",
  orderId: "order-1",
  draftUpdatedAt,
  prices,
  itemsTotal: 29,
  vatIdCheck: null,
  shippingOptions: [standard],
};
export const placed = { type: "order.placed", points: { kind: "none" }, termsVersion: "2026-11" } as const;
export const paid = { orderId: "order-1", reference: "7K3M9Q" };

export function openedCheckout(start: string) {
  const done: string[] = [];
  const machine = checkoutMachine.provide({
    actions: {
      goToCart: () => done.push("to the cart"),
      reload: () => done.push("reload"),
      goToAccepted: (_, { orderId }) => done.push(`accepted ${orderId}`),
    },
  });
  const checkout = createPathActor({ ...checkoutPaths, machine }, start).start();
  return { checkout, done };
}

export function reviewedCheckout(answer: object = saved) {
  const opened = openedCheckout("the checkout");
  const { checkout } = opened;
  resolvePort(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: null,
    typed: null,
    chosen: noChoices,
    pointsBalance: 12_000,
  });
  checkout.send({ type: "address.submitted", ...typed });
  resolvePort(checkout, "saveDraft", answer);
  checkout.send({ type: "shipping.chosen", code: "standard" });
  return opened;
}
