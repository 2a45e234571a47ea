import * as v from "valibot";
import type { LocalCart } from "../../machines/cart/cart.contract.ts";
import type { KeptCheckout } from "../../machines/checkout/checkout.contract.ts";
import type { User } from "../../machines/session/session.contract.ts";
import type { Keeper } from "../shop/browser.ts";
import { storageKeys } from "../shop/storage-keys.ts";

/** What this browser stores: versioned, checked when read, and ignored if it can't be understood. */
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
/** An earlier version kept a number; nothing else is lost for it. */
const points = v.fallback(
  v.variant("kind", [
    v.object({ kind: v.literal("none") }),
    v.object({ kind: v.literal("some"), typed: text }),
    v.object({ kind: v.literal("all") }),
  ]),
  { kind: "none" },
);
const kept = v.object({
  version: v.literal(1),
  orderId: v.nullable(text),
  typed: v.object({ delivery: address, invoice: v.nullable(address), note: text }),
  chosen: v.object({ shippingCode: v.nullable(text), termsVersion: v.nullable(text), points }),
  prices: v.record(text, v.pipe(v.number(), v.minValue(0))),
  // What an earlier version kept does not say.
  itemsTotal: v.optional(v.nullable(v.number()), null),
});

export function browserStorage(keeper: Keeper) {
  const read = <Schema extends v.GenericSchema>(
    key: string,
    schema: Schema,
  ): v.InferOutput<Schema> | null => {
    try {
      return v.parse(schema, JSON.parse(keeper.read(key) ?? "null"));
    } catch {
      return null;
    }
  };
  const write = (key: string, value: object | null): void =>
    keeper.write(key, value && JSON.stringify({ version: 1, ...value }));
  return {
    readUser: (): User | null => read(storageKeys.user, user),
    storeUser: (value: User | null): void => write(storageKeys.user, value),
    readLocalCart: (): LocalCart => read(storageKeys.cart, cart) ?? { uuid: crypto.randomUUID(), lines: [] },
    storeLocalCart: (value: LocalCart | null): void => write(storageKeys.cart, value),
    /** What a customer typed and chose in the checkout. */
    readKept: (customerId: string): KeptCheckout | null => read(storageKeys.checkout(customerId), kept),
    storeKept: (customerId: string, value: KeptCheckout | null): void =>
      write(storageKeys.checkout(customerId), value),
  };
}
