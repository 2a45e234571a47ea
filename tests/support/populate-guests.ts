import { markets } from "#server/platform/database/schema.ts";
import { spade } from "./order-helpers.ts";
import { guestWithDraft } from "./guest-helpers.ts";
import type { Shop } from "./shop.ts";

const tenDays = 864_000_000;

/** A guest who left a draft, and one who called off a gift with a wished day. */
export async function populateGuests(shop: Shop): Promise<void> {
  await guestWithDraft(shop);
  const { drafted, submit, cancel } = await guestWithDraft(shop, { lines: [spade], gift_note: "With love" });
  await shop.services.database.queries.update(markets).set({ delivery_wish_days: 28 });
  const wished_on = new Date(shop.clock.now.getTime() + tenDays).toISOString().slice(0, 10);
  await submit(drafted.id, { shipping_code: "standard", terms_version: "2026-11", wished_on });
  await cancel(drafted.id);
}

/** What an hourly job deletes of them a day later. */
export const deletedWithDraft = {
  cart_items: "1 deleted",
  customers: "1 deleted",
  guest_tokens: "2 deleted",
  order_items: "1 deleted",
  orders: "1 deleted",
};
