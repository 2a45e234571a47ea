import { expect } from "vitest";
import sharp from "sharp";
import type { Schemas } from "#server/http/reply.ts";
import type { Answer } from "./api.ts";
import { grantPoints } from "./grant-points.ts";
import { fern, orderHelpers, type Line } from "./order-helpers.ts";
import type { Shop, TestCustomer } from "./shop.ts";

type Order = Schemas["Order"];
type Refund = Schemas["Refund"];
type Wanted = Partial<Schemas["RefundWanted"]>;

/** A JPEG like a camera's, by default 1200 × 900. */
export const photo = (width = 1200, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#8a5a3c" } })
    .jpeg()
    .toBuffer();

export const uploadOf = (bytes: Buffer, more: object = {}) => ({
  file_name: "broken pot.jpg",
  content_type: "image/jpeg",
  image_data: bytes.toString("base64"),
  ...more,
});

/** A customer's steps to a refund; every step can be tested on its own. */
export function refundHelpers(shop: Shop, customer: TestCustomer) {
  const { token } = customer;
  const steps = orderHelpers(shop, customer);
  const succeed = async (answer: Promise<Answer>): Promise<any> => {
    const { status, body } = await answer;
    expect([200, 201, 204], JSON.stringify(body)).toContain(status);
    return body;
  };

  /** An order paid with points, which needs no provider. */
  const paidOrder = async (lines: readonly Line[] = [fern], more: object = {}): Promise<Order> => {
    await grantPoints(shop.services, customer.id, 20_000);
    const { id } = await steps.draft(lines);
    const { body: me } = await shop.call("GET", "/users/customers/me", { token });
    const submission = { shipping_code: "standard", terms_version: "2026-11", paid_with_points: true };
    return succeed(steps.submit(id, { ...submission, points_balance: me.points, ...more }));
  };

  const create = (orderId: string, body: object): Promise<Answer> =>
    shop.call("POST", `/orders/${orderId}/refund`, { token, body });
  const draft = async (order: Order, { items, ...more }: Wanted = {}): Promise<Refund> =>
    succeed(create(order.id, { items: items ?? [{ id: order.items[0]!.id, count: 1 }], ...more }));
  const setStatus = (id: string, new_status: string): Promise<Answer> =>
    shop.call("POST", `/refunds/${id}/set_status`, { token, body: { new_status } });
  const request = async (id: string): Promise<Refund> => succeed(setStatus(id, "requested"));
  const upload = (id: string, body: object, key?: string): Promise<Answer> =>
    shop.call("POST", `/refunds/${id}/images`, {
      token,
      body,
      ...(key && { headers: { "idempotency-key": key } }),
    });
  const addPhoto = async (id: string): Promise<Schemas["RefundImage"]> =>
    succeed(upload(id, uploadOf(await photo(40, 30))));
  /** By default everything that is left. */
  const withdraw = (orderId: string, body: object = {}): Promise<Answer> =>
    shop.call("POST", `/orders/${orderId}/withdraw`, { token, body });
  const refund = async (id: string): Promise<Refund> =>
    succeed(shop.call("GET", `/refunds/${id}`, { token }));
  const remove = (id: string): Promise<Answer> => shop.call("DELETE", `/refunds/${id}`, { token });
  const removePhoto = (id: string, imageId: string): Promise<Answer> =>
    shop.call("DELETE", `/refunds/${id}/images/${imageId}`, { token });

  return {
    ...steps,
    draftOrder: steps.draft,
    paidOrder,
    create,
    draft,
    setStatus,
    request,
    upload,
    addPhoto,
    withdraw,
    refund,
    remove,
    removePhoto,
  };
}

/** The photo's URL. */
export const addressOfPhoto = ({ customer_id, id, file_name }: Schemas["RefundImage"]): string =>
  `/users/${customer_id}/images/${id}/${encodeURIComponent(file_name)}`;
