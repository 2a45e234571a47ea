import { pathModel } from "#machines/paths/model.ts";
import { guestOrderLinkMachine } from "./guest-order-link.machine.ts";

export const locked = { orderId: "order-1" };
export const typed = { email: "ada@example.com" };

export const guestOrderLinkPaths = pathModel({
  machine: guestOrderLinkMachine,
  title: "Asking for the link to a guest’s order",
  purpose: "having the link to an order without an account mailed again",
  starts: { "a locked order": locked },
  happyPath: ["a locked order", "asks", "sendGuestOrderLink ✓ sent"],
  does: {
    "link.requested": { asks: typed },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    sendGuestOrderLink: {
      sent: "sent",
      invalid: "the address is none",
      tooManyRequests: { "asked too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
