import { spade } from "./order-helpers.ts";
import { guestWithDraft } from "./guest-helpers.ts";
import type { Shop } from "./shop.ts";

/** A guest who left a draft, and one who called an order off. */
export async function populateGuests(shop: Shop): Promise<void> {
  await guestWithDraft(shop);
  const { drafted, submit, cancel } = await guestWithDraft(shop, { lines: [spade] });
  await submit(drafted.id);
  await cancel(drafted.id);
}
