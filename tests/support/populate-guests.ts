import { spade } from "./order-helpers.ts";
import { guestWithDraft } from "./guest-helpers.ts";
import type { Shop } from "./shop.ts";

/** A guest who left a draft, and one who called a gift off. */
export async function populateGuests(shop: Shop): Promise<void> {
  await guestWithDraft(shop);
  const { drafted, submit, cancel } = await guestWithDraft(shop, {
    lines: [spade],
    gift_note: "With love",
  });
  await submit(drafted.id);
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
