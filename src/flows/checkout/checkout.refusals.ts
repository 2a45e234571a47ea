import { UnexpectedResponseError, dataOf, unknownCode, type Wire } from "../../api/client.ts";
import { toFieldErrors, toRefusals } from "./checkout.wire.ts";
import type { CheckoutActorDependencies } from "./checkout.dependencies.ts";

export function draftRefusal(refusal: Wire["DraftBadRequest"] | Wire["CreateOrderConflict"]) {
  switch (refusal.code) {
    case "invalid":
      return { outcome: "refused", fieldErrors: toFieldErrors(refusal) } as const;
    case "item_unavailable":
    case "price_changed":
    case "cart_outdated":
    case "order_changed":
      return { outcome: "changed", refusals: toRefusals(refusal.changes) } as const;
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
    case "order_changed":
      return { outcome: "changed", refusals: toRefusals(refusal.changes) } as const;
    case "cart_outdated":
      // The order may have been placed in another browser, so the header's count and unpaid order are outdated.
      await dependencies.refreshCart();
      return { outcome: "changed", refusals: toRefusals(refusal.changes) } as const;
    case "order_value_too_low":
      return { outcome: "belowMinimum" } as const;
    case "order_cancelled":
      return { outcome: "orderCancelled" } as const;
    case "order_placed_elsewhere":
      return { outcome: "orderOpen", orderId } as const;
    case "order_changed_elsewhere":
      return { outcome: "changedElsewhere" } as const;
    case "terms_changed":
      return { outcome: "termsChanged" } as const;
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
    case "not_offered":
      return { outcome: "deliveryGone" } as const;
    case "too_many_points": {
      const { points } = dataOf(await api.GET("/users/customers/me", { signal }));
      return { outcome: "changed", refusals: toRefusals([{ code: "points_changed", points }]) } as const;
    }
    case "too_long":
    case undefined:
      throw new UnexpectedResponseError(status, `that ${wrong?.field} is wrong`);
    default:
      throw unknownCode({ status, code }, code);
  }
}
