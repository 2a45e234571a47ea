import { pathModel } from "#machines/paths/model.ts";
import { couponMachine } from "./coupon.machine.ts";

export const typed = { code: "TRELLIS10" };

export const couponPaths = pathModel({
  machine: couponMachine,
  title: "Discount code",
  purpose: "entering a code that takes something off, in the cart or at the review",
  starts: { "the cart": {} },
  happyPath: ["the cart", "enters a code", "checkCode ✓ the code is accepted"],
  does: {
    "code.submitted": { "enters a code": typed },
    "code.edited": "begins another code",
    "retry.requested": "tries again",
  },
  happens: { "code.removed": "the code is removed from the order" },
  answers: {
    checkCode: {
      accepted: { "the code is accepted": typed },
      unknown: "there is no such code",
      notStarted: "it is not valid yet",
      ended: "it has ended",
      usedUp: "it is used up",
      usedByCustomer: "the customer has used it",
      firstOrderOnly: "it is for first orders",
      invalid: "it can be no code",
      tooManyCodes: { "the order has as many codes as it takes": { most: 5 } },
      tooManyRequests: { "too many codes were tried": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
