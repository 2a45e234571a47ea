import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { callerOf } from "./caller.ts";
import { payOrder, placeOrder } from "./ordering.ts";

const photo = { create: { width: 1200, height: 900, channels: 3, background: "#8a5a3c" } } as const;

/** `paymentId`: the provider's id of the order. */
export type RefundScenario = { refundId: string; reference: string; paymentId: string };

/** Places and pays an order of ferns by API calls. */
export async function buyFerns(request: APIRequestContext, shopper: string, count = 2) {
  const call = await callerOf(request, shopper);
  const order = await placeOrder(call, ["boston-fern"], count);
  return { call, order, paymentId: await payOrder(request, call, order.id) };
}

/** Requests a refund of two ferns with a photo. */
export async function requestRefund(request: APIRequestContext, shopper: string): Promise<RefundScenario> {
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
