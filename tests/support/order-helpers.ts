import { expect } from "vitest";
import type { Schemas } from "#server/http/reply.ts";
import { demoCustomerAddress } from "#server/operations/demo/demo.ts";
import type { Answer } from "./api.ts";
import type { Shop, TestCustomer } from "./shop.ts";

type Order = Schemas["Order"];
export type Line = { product: string; count: number; price: number };

export const address = demoCustomerAddress;
export const fern: Line = { product: "fern", count: 2, price: 18.95 };
export const spade: Line = { product: "spade", count: 1, price: 28.5 };

/** The fields of a draft for a market other than Europe. */
export const draftIn = ({ id: market_id, languageId: language_id, place }: DraftMarket) => ({
  market_id,
  language_id,
  delivery_address: { ...address, ...place },
});
type DraftMarket = { id: string; languageId: string; place: object };

/** A shopper's steps to an order; every step can be tested on its own. */
export function orderHelpers(shop: Shop, { token }: TestCustomer) {
  const succeed = async (answer: Promise<Answer>): Promise<any> => {
    const { status, body } = await answer;
    expect([200, 204], JSON.stringify(body)).toContain(status);
    return body;
  };

  const fillCart = async (lines: readonly Line[]): Promise<void> => {
    for (const { product, count } of lines) {
      const product_id = await shop.productId(product);
      await succeed(shop.call("POST", "/cart/", { token, body: { product_id, count } }));
    }
  };

  const draftOf = async (lines: readonly Line[], more: object = {}) => ({
    language_id: "en",
    market_id: "europe",
    delivery_address: address,
    items: await Promise.all(
      lines.map(async ({ product, count, price }) => ({
        product_id: await shop.productId(product),
        count,
        price,
      })),
    ),
    ...more,
  });

  const draft = async (lines: readonly Line[] = [fern], more: object = {}): Promise<Order> => {
    await fillCart(lines);
    return succeed(shop.call("POST", "/orders/", { token, body: await draftOf(lines, more) }));
  };

  const submit = (
    id: string,
    body: object = { shipping_code: "standard", terms_version: "2026-11" },
  ): Promise<Answer> => shop.call("POST", `/orders/${id}/submit`, { token, body });
  const submitted = async (lines: readonly Line[] = [fern]): Promise<Order> => {
    const { id } = await draft(lines);
    return succeed(submit(id));
  };

  const prepare = (id: string): Promise<Answer> =>
    shop.call("POST", `/orders/${id}/prepare_payment?payment_method=paypal`, { token });
  const process = (id: string): Promise<Answer> =>
    shop.call("POST", `/orders/${id}/process_payment`, { token });
  const cancel = (id: string): Promise<Answer> => shop.call("POST", `/orders/${id}/cancel`, { token });
  const order = async (id: string): Promise<Order> => succeed(shop.call("GET", `/orders/${id}`, { token }));
  const cart = async (): Promise<{ product_id: string; count: number }[]> =>
    (await succeed(shop.call("GET", "/cart/en/europe", { token }))).map(
      ({ product_id, count }: Schemas["CartItem"]) => ({ product_id, count }),
    );

  const emptyCart = async (product_id: string): Promise<void> => {
    const lines = await succeed(shop.call("GET", "/cart/en/europe", { token }));
    const line = lines.find((item: Schemas["CartItem"]) => item.product_id === product_id);
    if (line) await succeed(shop.call("DELETE", `/cart/${line.id}`, { token }));
  };

  /** A submitted order with a payment to be approved. */
  const prepared = async (
    lines?: readonly Line[],
  ): Promise<{ id: string; approvalUrl: string; paymentId: string }> => {
    const { id } = await submitted(lines);
    const { payment_id, approval_url } = await succeed(prepare(id));
    return { id, approvalUrl: approval_url, paymentId: payment_id };
  };

  return {
    fillCart,
    draftOf,
    draft,
    submit,
    submitted,
    prepare,
    prepared,
    process,
    cancel,
    order,
    cart,
    emptyCart,
  };
}
