import type { Unforeseen } from "../outcome.ts";
import type { PaidOrder } from "../payment/payment.contract.ts";

/**
 * `returned`: how the person came back from the payment provider, as the address says. `address`: which of the
 * checkout's two it is: whoever reloads the review comes back to it.
 */
export type CheckoutFacts = {
  orderId: string | null;
  returned: "approved" | "cancelled" | null;
  address: "checkout" | "review";
};

/** As typed: what was left empty is "". `country` is ISO 3166-1 alpha-2. */
export type TypedAddress = {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  additionalInfo: string;
  city: string;
  zipCode: string;
  country: string;
  phone: string;
};

/** `invoice` null: the same as delivery. */
export type Typed = { delivery: TypedAddress; invoice: TypedAddress | null; note: string };

/** How points pay: not at all, a part, or everything. */
export type PointsChoice = { kind: "none" } | { kind: "some"; points: number } | { kind: "all" };

/** What was chosen after the addresses; null: not yet. */
export type Chosen = { shippingCode: string | null; termsVersion: string | null; points: PointsChoice };

/** What one piece cost when it was last shown in the checkout, incl. VAT, by the product's id. */
export type ShownPrices = Readonly<Record<string, number>>;

/** What this browser keeps for the customer. `orderId`: the draft that terms and points were chosen for. */
export type KeptCheckout = { orderId: string | null; typed: Typed; chosen: Chosen; prices: ShownPrices };

export type CheckoutEvent =
  /** The screen is there, and who is at it. `unconfirmed`: somebody tried to log in whose e-mail address is not confirmed yet. */
  | { type: "session.known"; customer: boolean; unconfirmed: boolean }
  /** In another tab. */
  | { type: "cart.changedElsewhere" }
  | ({ type: "address.typed" } & Typed)
  | ({ type: "address.submitted" } & Typed)
  | { type: "shipping.chosen"; code: string }
  | { type: "back.requested" }
  | { type: "terms.agreed"; version: string }
  | { type: "terms.withdrawn" }
  /**
   * `amountDue` is what the button says, in the market's currency; `points` is how they pay of it, and `termsVersion` the
   * terms that can be agreed to now.
   */
  | { type: "order.placed"; amountDue: number; points: PointsChoice; termsVersion: string }
  | { type: "points.chosen"; choice: PointsChoice }
  /** `removed`: products that shall leave the order rather than stay at a new price. */
  | { type: "changes.accepted"; removed: readonly string[] }
  | { type: "retry.requested" };

/** `price` incl. VAT, in the market's currency. */
export type ShippingOption = {
  code: string;
  name: string;
  price: number;
  deliveryDays: { least: number; most: number };
};

/** One thing that is not as it was shown. Prices incl. VAT. */
export type Refusal =
  | {
      code: "price_changed";
      params: { productId: string; name: string; before: number; after: number };
    }
  | { code: "item_unavailable"; params: { productId: string; name: string } }
  | { code: "points_changed"; params: { points: number } }
  | { code: "shipping_changed"; params: { before: number; after: number } }
  | { code: "cart_outdated"; params: Record<string, never> };

/** `loadCheckout`. `typed` and `chosen` are what the draft, the account or this browser kept; null when none did. */
export type LoadCheckoutInput = { orderId: string | null };
export type LoadCheckoutOutput =
  /** `pointsBalance`: the customer's points as they are shown. */
  | {
      outcome: "draft";
      orderId: string | null;
      typed: Typed | null;
      chosen: Chosen;
      prices: ShownPrices;
      pointsBalance: number;
    }
  | { outcome: "emptyCart" }
  | { outcome: "orderOpen"; orderId: string }
  /** Another tab pays it right now. */
  | { outcome: "beingPaid"; orderId: string }
  | ({ outcome: "alreadyPaid" } & PaidOrder)
  | { outcome: "orderCancelled" }
  | { outcome: "notFound" }
  | Unforeseen;

/**
 * `saveDraft`. `prices`: what the person was shown before, however long ago. `accepted`: what they have seen change; the port
 * sends the new prices. `removed`: products that it takes out of the cart first.
 */
export type SaveDraftInput = {
  orderId: string | null;
  typed: Typed;
  prices: ShownPrices;
  accepted: readonly Refusal[];
  removed: readonly string[];
};
export type SaveDraftOutput =
  /** `draftUpdatedAt`: when the draft became what it is, as the server wrote it. */
  | {
      outcome: "saved";
      orderId: string;
      draftUpdatedAt: string;
      shippingOptions: readonly ShippingOption[];
      prices: ShownPrices;
    }
  /** Everything was taken out. */
  | { outcome: "emptyCart" }
  /** By field, `delivery.zipCode`: a message's code. */
  | { outcome: "refused"; fieldErrors: Record<string, string> }
  | { outcome: "changed"; refusals: readonly Refusal[] }
  /** Another tab has ordered the cart. */
  | { outcome: "orderOpen"; orderId: string }
  | Unforeseen;

/** `submitOrder`. */
export type SubmitOrderInput = {
  orderId: string;
  draftUpdatedAt: string;
  shippingCode: string;
  termsVersion: string;
  amountDue: number;
  points: PointsChoice;
  pointsBalance: number;
};
export type SubmitOrderOutput =
  | { outcome: "submitted" }
  /** Points have paid all of it. */
  | ({ outcome: "paid" } & PaidOrder)
  | { outcome: "belowMinimum" }
  /** The chosen delivery is not offered any more. */
  | { outcome: "deliveryGone" }
  | { outcome: "termsChanged" }
  /** The draft is another than the one that was shown. */
  | { outcome: "changedElsewhere" }
  /** It was placed already, otherwise than it was shown here. */
  | { outcome: "orderOpen"; orderId: string }
  /** Called off in another tab, or left unpaid for a day. */
  | { outcome: "orderCancelled" }
  | { outcome: "changed"; refusals: readonly Refusal[] }
  | Unforeseen;
