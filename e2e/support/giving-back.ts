import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { callerOf } from "./caller.ts";

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
const photo = { create: { width: 1200, height: 900, channels: 3, background: "#8a5a3c" } } as const;

/** `paymentId`: what the provider calls the order. */
export type GivenBack = { refundId: string; reference: string; paymentId: string };

/** An order of ferns, paid at the provider, all by calls. */
export async function buyFerns(request: APIRequestContext, shopper: string, count = 2) {
  const call = await callerOf(request, shopper);
  const [fern] = await call("GET", "/products/search/en/europe?term=boston%20fern");
  await call("POST", "/cart/", { product_id: fern.id, count });
  const items = [{ product_id: fern.id, count, price: fern.discounted_price ?? fern.price }];
  const order = await call("POST", "/orders/", {
    language_id: "en",
    market_id: "europe",
    delivery_address: address,
    items,
  });
  const { terms_version } = await call("GET", "/settings/");
  const shipping_code = order.shipping_options[0].code;
  await call("POST", `/orders/${order.id}/submit`, { shipping_code, terms_version });
  const { approval_url } = await call("POST", `/orders/${order.id}/prepare_payment?payment_method=paypal`);
  const approved = await request.post(approval_url, { form: { action: "approve" }, maxRedirects: 0 });
  if (approved.status() !== 303) throw new Error(await approved.text());
  await call("POST", `/orders/${order.id}/process_payment`);
  const paymentId = new URL(approval_url).searchParams.get("token")!;
  return { call, order, paymentId };
}

/** Two ferns that were bought are to be given back, with a photo. */
export async function giveBack(request: APIRequestContext, shopper: string): Promise<GivenBack> {
  const { call, order, paymentId } = await buyFerns(request, shopper);
  const draft = await call("POST", `/orders/${order.id}/refund`, {
    items: [{ id: order.items[0].id, count: 2 }],
    reason: "damaged",
    note: "The pot of one arrived broken.\nThe leaves are torn, too.",
  });
  await call("POST", `/refunds/${draft.id}/images`, {
    file_name: "broken pot.jpg",
    content_type: "image/jpeg",
    image_data: (await sharp(photo).jpeg().toBuffer()).toString("base64"),
  });
  await call("POST", `/refunds/${draft.id}/set_status`, { new_status: "requested" });
  return { refundId: draft.id, reference: order.reference, paymentId };
}
