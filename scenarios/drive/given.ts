import type { APIRequestContext } from "@playwright/test";
import { callerWith } from "#e2e/support/caller.ts";
import { payOrder, placeOrder } from "#e2e/support/ordering.ts";
import type { Given } from "#scenarios/steps.ts";

/** Brings about what a scenario starts from. Returns the values of the placeholders in its URLs. */
export async function prepare(
  request: APIRequestContext,
  token: string,
  { cart = [], order, refund }: Given,
  marketLocale: string,
): Promise<Record<string, string>> {
  const call = callerWith(request, token);
  for (const { id } of await call("GET", `/cart/${marketLocale}`)) await call("DELETE", `/cart/${id}`);
  for (const item of cart) {
    const { product, quantity } = typeof item === "string" ? { product: item, quantity: 1 } : item;
    const { id } = await call("GET", `/products/${marketLocale}/${product}`);
    await call("POST", "/cart/", { product_id: id, count: quantity });
  }
  if (!order) return {};
  const placed = await placeOrder(call, order.products);
  if (order.is === "paid") await payOrder(request, call, placed.id);
  if (!refund) return { order: placed.id };
  const draft = await call("POST", `/orders/${placed.id}/refund`, {
    items: [{ id: placed.items[0].id, count: 1 }],
    reason: "damaged",
    note: "The pot is broken.",
  });
  await call("POST", `/refunds/${draft.id}/set_status`, { new_status: "requested" });
  return { order: placed.id, refund: draft.id };
}
