import type { APIRequestContext } from "@playwright/test";
import type { callerOf } from "./caller.ts";

type Call = Awaited<ReturnType<typeof callerOf>>;

const address = {
  first_name: "Ada",
  last_name: "Jansen",
  company: null,
  street: "Prinsengracht 12",
  additional_info: null,
  city: "Amsterdam",
  zip_code: "1015 DV",
  country: "NL",
  phone: null,
};

/** Puts products in the cart and saves a draft, by API calls. */
export async function draftOrder(call: Call, fragments: readonly string[], count = 1) {
  const items = await Promise.all(
    fragments.map(async (fragment) => {
      const product = await call("GET", `/products/en/europe/${fragment}`);
      return { product_id: product.id, count, price: product.discounted_price ?? product.price };
    }),
  );
  for (const { product_id } of items) await call("POST", "/cart/", { product_id, count });
  return call("POST", "/orders/", {
    language_id: "en",
    market_id: "europe",
    delivery_address: address,
    items,
    note: "Behind the gate",
  });
}

/** Places an unpaid order. */
export async function placeOrder(call: Call, fragments: readonly string[] = ["boston-fern"], count = 1) {
  const order = await draftOrder(call, fragments, count);
  const { terms_version } = await call("GET", "/settings/");
  const shipping_code = order.shipping_options[0].code;
  return call("POST", `/orders/${order.id}/submit`, { shipping_code, terms_version });
}

/** Pays an order at the provider; returns the provider's id. */
export async function payOrder(request: APIRequestContext, call: Call, id: string): Promise<string> {
  const { approval_url } = await call("POST", `/orders/${id}/prepare_payment?payment_method=paypal`);
  const approved = await request.post(approval_url, { form: { action: "approve" }, maxRedirects: 0 });
  if (approved.status() !== 303) throw new Error(await approved.text());
  await call("POST", `/orders/${id}/process_payment`);
  return new URL(approval_url).searchParams.get("token")!;
}
