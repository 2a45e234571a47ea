import type { OrderRow } from "./orders.ts";

/** The first name for greetings: a gift's delivery address is the recipient's. */
export const buyerName = ({
  gift_note,
  delivery_address,
  invoice_address,
}: Pick<OrderRow, "gift_note" | "delivery_address" | "invoice_address">): string =>
  (gift_note === null ? delivery_address : (invoice_address ?? delivery_address)).first_name;
