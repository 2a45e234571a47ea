import { pathModel } from "#machines/paths/model.ts";
import { orderKeepingMachine } from "./order-keeping.machine.ts";

export const asking = { use: "ask", orderId: "order-1", key: null } as const;
export const confirming = { use: "confirm", orderId: "order-1", key: "a-key" } as const;

export const orderKeepingPaths = pathModel({
  machine: orderKeepingMachine,
  title: "Keeping a guest’s order",
  purpose: "keeping an order without an account in one, by a link that is mailed to its address",
  starts: { "a guest’s order": asking, "the mail’s link": confirming },
  happyPath: [
    "a guest’s order",
    "presses the button",
    "keepOrder ✓ a link is mailed",
    "the mail’s link",
    "presses the button",
    "keepOrder ✓ kept",
  ],
  does: {
    "order.kept": "presses the button",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    keepOrder: {
      asked: "a link is mailed",
      kept: "kept",
      tokenInvalid: "the link is none",
      tokenExpired: "the link is too old",
      guestTokenExpired: "the guest’s token has expired",
      tooManyRequests: { "asked too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
