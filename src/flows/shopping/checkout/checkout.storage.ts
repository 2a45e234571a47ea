import * as v from "valibot";
import type { CheckoutDraft } from "#machines/shopping/checkout/checkout.contract.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

const text = v.string();
const address = v.object({
  firstName: text,
  lastName: text,
  company: text,
  street: text,
  additionalInfo: text,
  city: text,
  // Missing in drafts of an earlier version.
  administrativeArea: v.optional(text, ""),
  zipCode: text,
  country: text,
  phone: text,
});
/** An earlier version stored a number. */
const points = v.fallback(
  v.variant("kind", [
    v.object({ kind: v.literal("none") }),
    v.object({ kind: v.literal("some"), typed: text }),
    v.object({ kind: v.literal("all") }),
  ]),
  { kind: "none" },
);
const schema = v.object({
  version: v.literal(1),
  orderId: v.nullable(text),
  typed: v.object({
    // Missing in drafts of an earlier version.
    email: v.optional(text, ""),
    delivery: address,
    invoice: v.nullable(address),
    // Missing in drafts of an earlier version.
    vatId: v.optional(text, ""),
    note: text,
    // Missing in drafts of an earlier version.
    giftNote: v.optional(v.nullable(text), null),
    switchedOff: v.optional(v.object({ invoice: v.nullable(address), giftNote: text })),
  }),
  chosen: v.object({
    shippingCode: v.nullable(text),
    // Missing in drafts of an earlier version.
    wishedOn: v.optional(v.nullable(text), null),
    termsVersion: v.nullable(text),
    points,
  }),
  prices: v.record(text, v.pipe(v.number(), v.minValue(0))),
  // Missing in drafts of an earlier version.
  itemsTotal: v.optional(v.nullable(v.number()), null),
});

/** The stored draft of a customer's checkout, or with "guest" of a guest's; ignored if it is invalid. */
export const checkoutDraftStorage = (storage: TextStorage, customerId: string) => ({
  read: (): CheckoutDraft | null => {
    try {
      return v.parse(schema, JSON.parse(storage.read(storageKeys.checkout(customerId)) ?? "null"));
    } catch {
      return null;
    }
  },
  store: (draft: CheckoutDraft | null): void =>
    storage.write(storageKeys.checkout(customerId), draft && JSON.stringify({ version: 1, ...draft })),
});
