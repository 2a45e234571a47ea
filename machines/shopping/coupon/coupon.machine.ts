import { form } from "#machines/form/form-machine.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

export type CouponFacts = object;
export type TypedCoupon = { code: string };

export type CheckCodeInput = TypedCoupon;
export type CheckCodeOutput =
  /** It takes something off, or will with other goods in the cart. `code`: as the shop writes it. */
  | { outcome: "accepted"; code: string }
  | { outcome: "unknown" }
  | { outcome: "notStarted" }
  | { outcome: "ended" }
  | { outcome: "usedUp" }
  | { outcome: "usedByCustomer" }
  | { outcome: "firstOrderOnly" }
  | { outcome: "invalid" }
  /** Another one has to be removed first. `most`: as many as an order takes. */
  | { outcome: "tooManyCodes"; most: number }
  | TooManyRequests
  | Unforeseen;

export const { machine: couponMachine, view: couponView } = form<{
  facts: CouponFacts;
  typed: TypedCoupon;
  output: CheckCodeOutput;
}>()({
  id: "coupon",
  port: "checkCode",
  submitted: "code.submitted",
  outcomes: {
    accepted: { to: "form", effect: "storeCode" },
    unknown: "form",
    notStarted: "form",
    ended: "form",
    usedUp: "form",
    usedByCustomer: "form",
    firstOrderOnly: "form",
    invalid: "form",
    tooManyCodes: "form",
    tooManyRequests: "form",
    unforeseen: "form",
  },
  shownUntil: { accepted: ["code.edited", "code.removed"] },
});
export type CouponView = ReturnType<typeof couponView>;
