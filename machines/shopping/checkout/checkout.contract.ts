import type { TypedAddress } from "#domain/address.ts";
import type { OpeningHours } from "#domain/opening-hours.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";
import type { PaidOrder } from "#machines/shopping/payment/payment.contract.ts";

/**
 * `isGuest`: orders without an account. `returned`: how the customer came back from the payment provider, according to the
 * URL. `address`: which of the checkout's three URLs this is, so that reloading a step returns to it.
 */
export type CheckoutFacts = {
  isGuest: boolean;
  orderId: string | null;
  returned: "approved" | "cancelled" | null;
  address: "checkout" | "delivery" | "review";
};

/**
 * `email`: a guest's, otherwise empty. `invoice` is null if it is the same as delivery. `vatId` is not sent where it makes
 * no difference. `giftNote`: null: no gift; empty: a gift without a note.
 */
export type TypedCheckout = {
  email: string;
  delivery: TypedAddress;
  invoice: TypedAddress | null;
  vatId: string;
  note: string;
  giftNote: string | null;
  /** Was typed where a box is no longer ticked; kept with the draft in case it is ticked again. */
  switchedOff?: SwitchedOff | undefined;
};
type SwitchedOff = { invoice: TypedAddress | null; giftNote: string };

/** `confirmed`: the draft's prices are those of the cart without tax. `unavailable`: with tax. Null: no VAT ID is used. */
export type VatIdCheck = "confirmed" | "unavailable" | null;

/** How much to pay with points; `typed` may not be a number, or exceed the balance. */
export type PointsChoice = { kind: "none" } | { kind: "some"; typed: string } | { kind: "all" };

/** `points`: as shown. */
export type PointsPayment =
  | { kind: "none" }
  | { kind: "some"; points: number }
  | { kind: "all"; points: number };

/** Choices after the addresses; null: not chosen yet. `wishedOn`: it must not arrive before; null: as soon as possible. */
export type CheckoutChoices = {
  shippingCode: string | null;
  wishedOn: string | null;
  termsVersion: string | null;
  points: PointsChoice;
};

/** Price of one item when the checkout last showed it, incl. VAT, by product id. */
export type ShownPrices = Readonly<Record<string, number>>;

/**
 * Stored in this browser. `orderId`: the draft for which terms and points were chosen. `itemsTotal`: of the items when
 * last shown, incl. VAT; null if never shown.
 */
export type CheckoutDraft = {
  orderId: string | null;
  typed: TypedCheckout;
  chosen: CheckoutChoices;
  prices: ShownPrices;
  itemsTotal: number | null;
};

export type CheckoutEvent =
  | { type: "cart.changedElsewhere" }
  | ({ type: "address.typed" } & TypedCheckout)
  | ({ type: "address.submitted" } & TypedCheckout)
  /** Selected in the list, but not submitted yet. */
  | { type: "shipping.picked"; code: string }
  | { type: "shipping.chosen"; code: string }
  /** Not before this day, by the delivery with this code; null: as soon as possible. */
  | { type: "date.wished"; code: string; wishedOn: string | null }
  | { type: "back.requested" }
  | { type: "terms.agreed"; version: string }
  | { type: "terms.withdrawn" }
  /**
   * `amountDue` is the amount on the button, in the market's currency; `points` is the part paid with points; `termsVersion`
   * is the current version of the terms.
   */
  | { type: "order.placed"; amountDue: number; points: PointsPayment; termsVersion: string }
  | { type: "points.chosen"; choice: PointsChoice }
  /** A coupon code was added or removed. */
  | { type: "codes.changed" }
  /** `removed`: products to take out of the order instead of accepting a new price. */
  | { type: "changes.accepted"; removed: readonly string[] }
  | { type: "quantities.accepted"; quantities: readonly Quantity[] }
  | { type: "retry.requested" };

/** A new quantity for a variant that is short; 0 leaves it out. */
export type Quantity = { variantId: string; count: number };

/** Less is in stock than was wanted. `left` may be 0. */
export type Shortage = {
  productId: string;
  variantId: string;
  name: string;
  wanted: number;
  left: number;
};

/** `price` and what promotions took off it, incl. VAT, in the market's currency. */
export type ShippingOption = {
  code: string;
  name: string;
  price: number;
  reduction: number;
  deliveryDays: { least: number; most: number };
  isCollected: boolean;
  /** Null: no day is known on which it leaves. */
  dates: DeliveryDates | null;
  /** When it can be collected. Recordings of the last release say nothing. */
  openingHours?: OpeningHours | null;
  /** For wishes: deliveries that begin to arrive on a later day, in order. Servers and recordings of the last release have none. */
  laterDates?: readonly DeliveryDates[];
};

export type DeliveryDates = ArrivalDays & { leavesOn: string };

/** Days in the market, as `2026-11-30`. */
export type ArrivalDays = { arrivesFrom: string; arrivesTo: string };

/** A difference from what was shown. Prices incl. VAT. */
export type Refusal =
  | {
      code: "price_changed";
      params: { variantId: string; name: string; before: number; after: number };
    }
  | { code: "item_unavailable"; params: { variantId: string; name: string } }
  | { code: "points_changed"; params: { points: number } }
  | { code: "shipping_changed"; params: { before: number; after: number } }
  /** It would arrive later than was shown; null: no day is known any more. */
  | {
      code: "delivery_date_changed";
      params: { isCollected: boolean; before: ArrivalDays; after: ArrivalDays | null };
    }
  | {
      /** What a promotion takes off: as it was shown, and as it is. */
      code: "promotion_changed" | "coupon_ended" | "coupon_used_up";
      params: { name: string; before: number; after: number };
    }
  | { code: "cart_outdated"; params: Record<string, never> };

/** Port `loadCheckout`. `typed` and `chosen` come from the draft, the account or this browser; null: from none of them. */
export type LoadCheckoutInput = { orderId: string | null };
export type LoadCheckoutOutput =
  /** `pointsBalance`: as the customer sees it. */
  | {
      outcome: "draft";
      orderId: string | null;
      typed: TypedCheckout | null;
      chosen: CheckoutChoices;
      prices: ShownPrices;
      itemsTotal: number | null;
      pointsBalance: number;
    }
  | { outcome: "emptyCart" }
  | { outcome: "orderOpen"; orderId: string }
  /** It was taken to the provider before, and not paid there. */
  | { outcome: "paymentBegun"; orderId: string }
  /** The provider has refused its currency: it can only be cancelled. */
  | { outcome: "unpayable"; orderId: string }
  | { outcome: "beingPaid"; orderId: string }
  | ({ outcome: "alreadyPaid" } & PaidOrder)
  | { outcome: "orderCancelled" }
  /** A guest's order that was placed: it can be opened by the link in its mail. */
  | { outcome: "guestTokenExpired"; orderId: string }
  | { outcome: "notFound" }
  | Unforeseen;

/**
 * Port `saveDraft`. `prices`: as last shown, however long ago. `accepted`: changes that were shown; the port sends the new
 * prices. `removed`: variants that the port takes out of the cart first; `quantities`: those that it changes there.
 */
export type SaveDraftInput = {
  orderId: string | null;
  typed: TypedCheckout;
  prices: ShownPrices;
  accepted: readonly Refusal[];
  removed: readonly string[];
  quantities: readonly Quantity[];
};
export type SaveDraftOutput =
  /** `draftUpdatedAt`: the server's time of the draft's last change. */
  | {
      outcome: "saved";
      orderId: string;
      draftUpdatedAt: string;
      shippingOptions: readonly ShippingOption[];
      prices: ShownPrices;
      itemsTotal: number;
      vatIdCheck: VatIdCheck;
    }
  | { outcome: "emptyCart" }
  /** Message codes by field, such as `delivery.zipCode`. */
  | { outcome: "invalid"; fieldErrors: Record<string, string> }
  | { outcome: "orderChanged"; refusals: readonly Refusal[] }
  | { outcome: "orderOpen"; orderId: string }
  /** So many guests of one network or with one address are refused for a while. */
  | TooManyRequests
  | Unforeseen;

/** `arrivalDays`: as shown. */
export type SubmitOrderInput = {
  orderId: string;
  draftUpdatedAt: string;
  shippingCode: string;
  wishedOn: string | null;
  arrivalDays: ArrivalDays | null;
  termsVersion: string;
  amountDue: number;
  points: PointsPayment;
  pointsBalance: number;
};
export type SubmitOrderOutput =
  | { outcome: "submitted" }
  | ({ outcome: "paid" } & PaidOrder)
  | { outcome: "orderValueTooLow" }
  | { outcome: "notOffered" }
  | { outcome: "termsChanged" }
  | { outcome: "orderChangedElsewhere" }
  /** It differs from what is shown here. */
  | { outcome: "orderPlacedElsewhere"; orderId: string }
  /** Cancelled in another tab, or after a day without payment. */
  | { outcome: "orderCancelled" }
  | { outcome: "outOfStock"; shortages: readonly Shortage[] }
  | { outcome: "orderChanged"; refusals: readonly Refusal[] }
  /** A guest's draft became too old: saving creates another one. */
  | { outcome: "guestTokenExpired" }
  | Unforeseen;
