import * as v from "valibot";
import type { LocalCart } from "../../machines/cart/cart.contract.ts";
import type { Kept } from "../../machines/checkout/checkout.contract.ts";
import type { User } from "../../machines/session/session.contract.ts";

/** What this browser keeps: versioned, checked when read, and dropped politely where it can't be understood. */
const text = v.string();
const user = v.object({
  version: v.literal(1),
  id: text,
  email: text,
  displayName: text,
  token: text,
  tourLeadCode: v.nullable(text),
  hasTourLead: v.boolean(),
  emailConfirmed: v.boolean(),
});
const cart = v.object({
  version: v.literal(1),
  uuid: v.pipe(v.string(), v.uuid()),
  lines: v.array(
    v.object({
      productId: text,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    }),
  ),
});
const address = v.object({
  firstName: text,
  lastName: text,
  company: text,
  street: text,
  additionalInfo: text,
  city: text,
  zipCode: text,
  country: text,
  phone: text,
});
const points = v.variant("kind", [
  v.object({ kind: v.literal("none") }),
  v.object({ kind: v.literal("some"), points: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.object({ kind: v.literal("all") }),
]);
const kept = v.object({
  version: v.literal(1),
  orderId: v.nullable(text),
  typed: v.object({ delivery: address, invoice: v.nullable(address), note: text }),
  chosen: v.object({ shippingCode: v.nullable(text), termsVersion: v.nullable(text), points }),
  prices: v.record(text, v.pipe(v.number(), v.minValue(0))),
});

export const storageKeys = { user: "trellis.user", cart: "trellis.cart" } as const;
const keptKey = (customerId: string) => `trellis.checkout.${customerId}`;

function read<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

/** A browser that keeps nothing (private windows, full disks) still has a shop for as long as the page lives. */
function write(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ version: 1, ...value }));
  } catch {
    // nothing is kept, and nothing is lost that was not lost already
  }
}

export const readUser = (): User | null => read(storageKeys.user, user);
export const storeUser = (value: User | null): void => write(storageKeys.user, value);

export const readLocalCart = (): LocalCart =>
  read(storageKeys.cart, cart) ?? { uuid: crypto.randomUUID(), lines: [] };
export const storeLocalCart = (value: LocalCart | null): void => write(storageKeys.cart, value);

/** What a customer has typed and chosen in the checkout. */
export const readKept = (customerId: string): Kept | null => read(keptKey(customerId), kept);
export const storeKept = (customerId: string, value: Kept | null): void => write(keptKey(customerId), value);
