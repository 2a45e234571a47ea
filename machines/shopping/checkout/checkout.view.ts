import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import { offersDelivery, withWish } from "./checkout.choices.ts";
import { orderOf, paidOrderOf } from "./checkout.requests.ts";
import type {
  PointsChoice,
  Refusal,
  ShippingOption,
  Shortage,
  TypedCheckout,
  VatIdCheck,
} from "./checkout.contract.ts";
import type { checkoutMachine } from "./checkout.machine.ts";

export type CheckoutView =
  | { screen: "loading" }
  | { screen: "emptyCart" }
  | { screen: "orderNotFound" }
  /** `minutes`: to wait after too many attempts. */
  | {
      screen: "addressForm";
      isGuest: boolean;
      typed: TypedCheckout | null;
      fieldErrors: Record<string, string>;
      minutes: number | null;
      saving: boolean;
    }
  /**
   * `chosen`: initially the first option; null if the chosen one is no longer offered. `exemptOrderId`: the draft, if its
   * prices are not those of the cart. `wishes`: days that can be wished for with the chosen option.
   */
  | {
      screen: "deliveryChoice";
      options: readonly ShippingOption[];
      chosen: string | null;
      wishes: readonly string[];
      wishedOn: string | null;
      gone: boolean;
      exemptOrderId: string | null;
    }
  | ({ screen: "review"; termsVersion: string | null; note: ReviewNote } & Reviewed)
  | { screen: "placingOrder" }
  | { screen: "changes"; refusals: readonly Refusal[] }
  | { screen: "outOfStock"; shortages: readonly Shortage[] }
  | { screen: "cartOutdated" }
  | { screen: "orderValueTooLow" }
  | { screen: "termsChanged" }
  | { screen: "orderCancelled" }
  /** A guest's order, whose link is mailed again to `email` or another address. */
  | { screen: "orderLocked"; orderId: string; email: string }
  | { screen: "payment"; orderId: string }
  | { screen: "unreachable" }
  | { screen: "unforeseen" }
  | { screen: "accepted"; orderId: string; reference: string };

/** A note beside the order: the terms are not accepted, or another tab changed the cart. */
export type ReviewNote = null | "termsMissing" | "orderChangedElsewhere";
export type Reviewed = {
  orderId: string;
  typed: TypedCheckout;
  shipping: ShippingOption;
  wishedOn: string | null;
  points: PointsChoice;
  pointsBalance: number;
  vatIdCheck: VatIdCheck;
};

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export function checkoutView(snapshot: Snapshot): CheckoutView {
  const { value, context } = snapshot;
  const { isGuest, typed, fieldErrors } = context;
  const addressForm = { screen: "addressForm", isGuest, typed, fieldErrors: {}, minutes: null } as const;
  const leaf = leafOf(value);
  switch (leaf) {
    case "deciding":
      throw new Error("decided at once: nobody sees it");
    case "drafting.loading.asking":
    case "drafting.returning.loading.asking":
    case "drafting.returning.saving.asking":
    case "drafting.catchingUp.loading.asking":
    case "drafting.catchingUp.saving.asking":
    case "ordering.returning.loading.asking":
    case "ordering.returning.saving.asking":
    case "ordering.catchingUp.loading.asking":
    case "ordering.catchingUp.saving.asking":
      return { screen: "loading" };
    case "emptyCart":
    case "orderNotFound":
    case "cartOutdated":
    case "orderCancelled":
    case "unforeseen":
      return { screen: leaf };
    case "drafting.addressing.editing":
      return { ...addressForm, saving: false };
    case "drafting.addressing.refused":
      return { ...addressForm, fieldErrors, saving: false };
    case "drafting.addressing.tooManyRequests":
      return { ...addressForm, minutes: Math.ceil(context.seconds / 60), saving: false };
    case "drafting.saving.asking":
      return { ...addressForm, saving: true };
    case "drafting.choosingDelivery.choosing":
      return delivery(snapshot, false);
    case "drafting.choosingDelivery.gone":
      return delivery(snapshot, true);
    case "ordering.reviewing.checking":
      return review(snapshot, null);
    case "ordering.reviewing.changedElsewhere":
      return review(snapshot, "orderChangedElsewhere");
    case "ordering.reviewing.termsMissing":
      return review(snapshot, "termsMissing");
    case "ordering.submitting.asking":
      return { screen: "placingOrder" };
    case "drafting.changed":
    case "ordering.changed":
      return { screen: "changes", refusals: context.refusals };
    case "ordering.outOfStock":
      return { screen: "outOfStock", shortages: context.shortages };
    case "ordering.termsChanged":
      return { screen: "termsChanged" };
    case "ordering.belowMinimum":
      return { screen: "orderValueTooLow" };
    case "orderLocked":
      return { screen: leaf, ...orderOf(context), email: typed?.email ?? "" };
    case "paying":
      return { screen: "payment", ...orderOf(context) };
    case "drafting.loading.unreachable":
    case "drafting.saving.unreachable":
    case "drafting.returning.loading.unreachable":
    case "drafting.returning.saving.unreachable":
    case "drafting.catchingUp.loading.unreachable":
    case "drafting.catchingUp.saving.unreachable":
    case "ordering.returning.loading.unreachable":
    case "ordering.returning.saving.unreachable":
    case "ordering.catchingUp.loading.unreachable":
    case "ordering.catchingUp.saving.unreachable":
    case "ordering.submitting.unreachable":
      return { screen: "unreachable" };
    case "accepted":
      return { screen: "accepted", ...paidOrderOf(context) };
  }
}

function delivery({ context }: Snapshot, isGone: boolean): CheckoutView {
  const { shippingOptions: options, chosen, vatIdCheck, orderId } = context;
  const first = isGone ? null : (options[0]?.code ?? null);
  const picked = offersDelivery(options, chosen) ? chosen.shippingCode : first;
  const option = options.find(({ code }) => code === picked);
  return {
    screen: "deliveryChoice",
    options: options.map((offered) => withWish(offered, chosen.wishedOn).shipping),
    chosen: picked,
    wishes: option?.laterDates?.map(({ arrivesFrom }) => arrivesFrom) ?? [],
    wishedOn: option ? withWish(option, chosen.wishedOn).wishedOn : null,
    gone: isGone,
    exemptOrderId: vatIdCheck === "confirmed" ? orderId : null,
  };
}

function review({ context }: Snapshot, note: ReviewNote): CheckoutView {
  const { typed, shippingOptions, pointsBalance, vatIdCheck } = context;
  const { shippingCode, termsVersion, points } = context.chosen;
  const option = shippingOptions.find(({ code }) => code === shippingCode);
  if (!typed || !option) throw new Error("nobody reviews an order without address or delivery");
  return {
    screen: "review",
    ...orderOf(context),
    typed,
    ...withWish(option, context.chosen.wishedOn),
    points,
    pointsBalance,
    vatIdCheck,
    termsVersion,
    note,
  };
}
