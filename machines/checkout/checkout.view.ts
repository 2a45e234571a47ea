import type { SnapshotFrom } from "xstate";
import { placeOf } from "../place.ts";
import { orderOf, paidOrderOf } from "./checkout.requests.ts";
import type { PointsChoice, Refusal, ShippingOption, Typed } from "./checkout.contract.ts";
import type { checkoutMachine } from "./checkout.machine.ts";

/** `during`: what nobody answered; `retry.requested` asks the same again. */
export type CheckoutView =
  | { sees: "loading" }
  | { sees: "logIn"; confirmEmailFirst: boolean }
  | { sees: "emptyCart" }
  | { sees: "orderNotFound" }
  | {
      sees: "addressForm";
      typed: Typed | null;
      fieldErrors: Record<string, string>;
      saving: boolean;
    }
  | { sees: "deliveryChoice"; options: readonly ShippingOption[]; chosen: string | null; gone: boolean }
  | ({ sees: "review"; termsVersion: string | null; note: ReviewNote } & Reviewed)
  | { sees: "placingOrder" }
  | { sees: "changes"; refusals: readonly Refusal[] }
  | { sees: "cartOutdated" }
  | { sees: "belowMinimum" }
  | { sees: "termsChanged" }
  | { sees: "orderCancelled" }
  | { sees: "goingToPay"; approvalUrl: string | null }
  | { sees: "paymentBeingChecked"; slow: boolean }
  | { sees: "confirmedLater" }
  | { sees: "unpaidOrder"; orderId: string; because: UnpaidBecause }
  | { sees: "cancellingOrder" }
  | { sees: "unreachable"; during: UnreachableDuring }
  /** Refused, and nobody foresaw it: customer service helps. */
  | { sees: "unforeseen" }
  | { sees: "accepted"; orderId: string; reference: string };

/** What the review says beside the order: that the terms are missing, or that the cart was changed in another tab. */
export type ReviewNote = null | "termsMissing" | "changedElsewhere";
/** `pointsBalance`: the points there are to pay with. */
export type Reviewed = {
  orderId: string;
  typed: Typed;
  shipping: ShippingOption;
  points: PointsChoice;
  pointsBalance: number;
};
export type UnpaidBecause =
  | "notPaidYet"
  | "goingOnElsewhere"
  | "cancelled"
  | "declined"
  | "currencyNotSupported"
  | "providerError";
export type UnreachableDuring =
  | "loading"
  | "saving"
  | "submitting"
  | "preparing"
  | "processing"
  | "cancelling";

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** What a person sees of the checkout. */
export function checkoutView(snapshot: Snapshot): CheckoutView {
  const { value, context } = snapshot;
  const { typed, fieldErrors, shippingOptions } = context;
  const place = placeOf(value);
  switch (place) {
    case "arriving":
    case "loading":
      return { sees: "loading" };
    case "deciding":
    case "resuming":
    case "comparing":
    case "reviewing.deciding":
      throw new Error("decided at once: nobody sees it");
    case "loggingIn.asking":
      return { sees: "logIn", confirmEmailFirst: false };
    case "loggingIn.confirmEmailFirst":
      return { sees: "logIn", confirmEmailFirst: true };
    case "emptyCart":
    case "orderNotFound":
    case "cartOutdated":
    case "belowMinimum":
    case "termsChanged":
    case "orderCancelled":
    case "unforeseen":
      return { sees: place };
    case "addressing.editing":
      return { sees: "addressForm", typed, fieldErrors: {}, saving: false };
    case "addressing.refused":
      return { sees: "addressForm", typed, fieldErrors, saving: false };
    case "savingDraft":
      if (context.isAtReview || context.isChangedElsewhere) return { sees: "loading" };
      return { sees: "addressForm", typed, fieldErrors: {}, saving: true };
    case "choosingDelivery.choosing":
    case "choosingDelivery.gone": {
      const { shippingCode: chosen } = context.chosen;
      return { sees: "deliveryChoice", options: shippingOptions, chosen, gone: place.endsWith("gone") };
    }
    case "reviewing.checking":
      return review(snapshot, null);
    case "reviewing.changedElsewhere":
      return review(snapshot, "changedElsewhere");
    case "reviewing.termsMissing":
      return review(snapshot, "termsMissing");
    case "submitting":
      return { sees: "placingOrder" };
    case "changed":
      return { sees: "changes", refusals: context.refusals };
    case "preparing":
      return { sees: "goingToPay", approvalUrl: null };
    case "leaving":
      return { sees: "goingToPay", approvalUrl: context.approvalUrl };
    case "processing.asking.prompt":
      return { sees: "paymentBeingChecked", slow: false };
    case "processing.asking.slow":
    case "processing.pending":
      return { sees: "paymentBeingChecked", slow: true };
    case "toldLater":
      return { sees: "confirmedLater" };
    case "orderOpen":
      return unpaid(snapshot, "notPaidYet");
    case "paymentCancelled":
      return unpaid(snapshot, "cancelled");
    case "goingOnElsewhere":
    case "declined":
    case "currencyNotSupported":
    case "providerError":
      return unpaid(snapshot, place);
    case "cancelling":
      return { sees: "cancellingOrder" };
    case "unreachable.loading":
      return { sees: "unreachable", during: "loading" };
    case "unreachable.saving":
      return { sees: "unreachable", during: "saving" };
    case "unreachable.submitting":
      return { sees: "unreachable", during: "submitting" };
    case "unreachable.preparing":
      return { sees: "unreachable", during: "preparing" };
    case "unreachable.processing":
      return { sees: "unreachable", during: "processing" };
    case "unreachable.cancelling":
      return { sees: "unreachable", during: "cancelling" };
    case "accepted":
      return { sees: "accepted", ...paidOrderOf(context) };
  }
}

function review({ context }: Snapshot, note: ReviewNote): CheckoutView {
  const { typed, shippingOptions, pointsBalance } = context;
  const { shippingCode, termsVersion, points } = context.chosen;
  const shipping = shippingOptions.find(({ code }) => code === shippingCode);
  if (!typed || !shipping) throw new Error("nobody reviews an order without address or delivery");
  return {
    sees: "review",
    ...orderOf(context),
    typed,
    shipping,
    points,
    pointsBalance,
    termsVersion,
    note,
  };
}

function unpaid({ context }: Snapshot, because: UnpaidBecause): CheckoutView {
  return { sees: "unpaidOrder", ...orderOf(context), because };
}
