import { UnexpectedResponseError, dataOf, unknownCode, type Wire } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { toFieldErrors, toRefusals, toShortage } from "./checkout.wire.ts";
import type { CheckoutActorDependencies } from "./checkout.dependencies.ts";

/** Each of these codes lists what changed, and the customer reviews all of it in one step. */
export const orderChanged = (changes: Parameters<typeof toRefusals>[0]) => ({
  outcome: outcomeOf("order_changed"),
  refusals: toRefusals(changes),
});

export function draftRefusal(refusal: Wire["DraftBadRequest"] | Wire["CreateOrderConflict"]) {
  switch (refusal.code) {
    case "invalid":
      return { outcome: outcomeOf(refusal.code), fieldErrors: toFieldErrors(refusal.errors) };
    case "item_unavailable":
    case "price_changed":
    case "cart_outdated":
    case "order_changed":
      return orderChanged(refusal.changes);
    default:
      throw unknownCode(refusal);
  }
}

export async function orderRefusal(
  dependencies: CheckoutActorDependencies,
  orderId: string,
  refusal: Wire["SubmitOrderBadRequest"] | Wire["SubmitOrderConflict"],
  signal: AbortSignal,
) {
  switch (refusal.code) {
    case "invalid":
      return refusedFields(dependencies, refusal, signal);
    case "item_unavailable":
    case "price_changed":
    case "points_changed":
    case "shipping_changed":
    case "delivery_date_changed":
    case "promotion_changed":
    case "coupon_ended":
    case "coupon_used_up":
    case "order_changed":
      return orderChanged(refusal.changes);
    case "cart_outdated":
      // The order may have been placed in another browser, so the header's count and unpaid order are outdated.
      await dependencies.refreshCart();
      return orderChanged(refusal.changes);
    case "out_of_stock":
      return { outcome: outcomeOf(refusal.code), shortages: refusal.items.map(toShortage) };
    case "order_placed_elsewhere":
      return { outcome: outcomeOf(refusal.code), orderId };
    case "order_value_too_low":
    case "order_cancelled":
    case "order_changed_elsewhere":
    case "terms_changed":
      return { outcome: outcomeOf(refusal.code) };
    default:
      throw unknownCode(refusal);
  }
}

async function refusedFields(
  { api }: CheckoutActorDependencies,
  { errors: [wrong], status }: Wire["SubmitOrderBadRequest"],
  signal: AbortSignal,
) {
  const code = wrong?.code;
  switch (code) {
    case "too_many_points": {
      const { points } = dataOf(await api.GET("/users/customers/me", { signal }));
      return orderChanged([{ code: "points_changed", points }]);
    }
    case "too_long":
    case undefined:
      throw new UnexpectedResponseError(status, `that ${wrong?.field} is wrong`);
    case "not_offered":
      return { outcome: outcomeOf(code) };
    default:
      throw unknownCode({ status, code }, code);
  }
}
