import type { APIRequestContext } from "@playwright/test";
import { callerWith } from "#e2e/support/caller.ts";
import { payOrder, placeOrder } from "#e2e/support/ordering.ts";
import type { Given } from "#scenarios/steps.ts";

/** Brings about what a scenario starts from. Returns the values of the placeholders in its URLs. */
export async function prepare(
  request: APIRequestContext,
  token: string,
  { cart = [], order }: Given,
  marketLocale: string,
): Promise<Record<string, string>> {
  const call = callerWith(request, token);
  for (const fragment of cart) {
    const { id } = await call("GET", `/products/${marketLocale}/${fragment}`);
    await call("POST", "/cart/", { product_id: id, count: 1 });
  }
  if (!order) return {};
  const { id } = await placeOrder(call, order.products);
  if (order.is === "paid") await payOrder(request, call, id);
  return { order: id };
}
