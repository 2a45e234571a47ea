import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { issueGuestToken } from "#server/commerce/guests/guest-tokens.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { CallOptions } from "./api.ts";
import { address, fern, orderHelpers, type Line } from "./order-helpers.ts";
import type { Provider } from "./provider.ts";
import type { Shop, TestCustomer } from "./shop.ts";

type Order = Schemas["Order"];

/** What a visitor sends to order without an account. */
export const guestDraft = async (
  shop: Shop,
  { email = `${newId()}@example.com`, lines = [fern], ...more }: GuestWish = {},
) => ({
  email,
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
export type GuestWish = { email?: string; lines?: readonly Line[]; [field: string]: unknown };

export const orderAsGuest = async (shop: Shop, wish: GuestWish = {}, options: CallOptions = {}) =>
  shop.call("POST", "/guest-orders/", { body: await guestDraft(shop, wish), ...options });

/** A guest with a draft, and a shopper's steps with the guest's token. */
export async function guestWithDraft(shop: Shop, wish: GuestWish = {}) {
  const { status, body } = await orderAsGuest(shop, wish);
  expect(status, JSON.stringify(body)).toBe(200);
  const order: Order = body.order;
  const token: string = body.guest_token;
  const row = await customerOfOrder(shop, order.id);
  const change = async (changed: GuestWish) =>
    shop.call("PUT", `/guest-orders/${order.id}`, { token, body: await guestDraft(shop, changed) });
  const customer = { id: row.id, email: row.email, token };
  return { ...orderHelpers(shop, customer), drafted: order, token, customer, change };
}

export async function customerOfOrder(shop: Shop, orderId: string) {
  const [row] = await shop.services.database.queries
    .select({ customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(eq(orders.id, orderId));
  return row!.customer;
}

/** Makes a customer of an account a guest, and returns the token of their last order; null if there is none. */
export async function becomeGuest(shop: Shop, { id, email }: TestCustomer): Promise<string | null> {
  const { queries } = shop.services.database;
  await queries
    .update(customers)
    .set({ email_key: `GUEST:${id}`, guest_email_key: email, email_confirmed_at: null })
    .where(eq(customers.id, id));
  const [order] = await queries
    .select()
    .from(orders)
    .where(eq(orders.customer_id, id))
    .orderBy(desc(orders.created_at));
  return order ? (await issueGuestToken(queries, order, shop.clock.now)).guest_token : null;
}

/** A guest who paid at the provider. */
export async function paidGuest(shop: Shop, provider: Provider, wish: GuestWish = {}) {
  const guest = await guestWithDraft(shop, wish);
  const { id } = guest.drafted;
  await guest.submit(id);
  const { body } = await guest.prepare(id);
  await provider.approve(body.approval_url);
  const paid = await guest.process(id);
  expect(paid.body.current_status, JSON.stringify(paid.body)).toBe("paid");
  return { ...guest, id, placed: paid.body as Order };
}

export const mailsTo = async (shop: Shop, address: string) =>
  (await readOutbox(shop.services.files)).filter(({ to }) => to === address);
