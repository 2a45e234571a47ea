import { hasFieldTypes, readStored } from "#src/shop/read-stored.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

/** `isPlaced`: its lines have left the cart. */
type GuestOrder = { orderId: string; token: string; isPlaced?: boolean };
type Stored = { version: 1; orders: GuestOrder[] };
const isStored = (value: unknown): value is Stored =>
  hasFieldTypes(value, { version: "number" }) &&
  value["version"] === 1 &&
  Array.isArray(value["orders"]) &&
  value["orders"].every((order) => hasFieldTypes(order, { orderId: "string", token: "string" }));
export type GuestOrders = ReturnType<typeof guestOrders>;

/** For browsers that store nothing; forgotten with the page. */
const unstored = new WeakMap<TextStorage, GuestOrder[]>();

/** So many are stored; the oldest are forgotten. */
const most = 20;

/**
 * The orders without an account that were placed or opened in this browser, the latest first. A token is for one order for
 * two hours, and is no log-in; the server says when it has expired.
 */
export function guestOrders(storage: TextStorage) {
  const read = (): GuestOrder[] =>
    readStored(storage, storageKeys.guestOrders, isStored)?.orders ?? unstored.get(storage) ?? [];
  const write = (orders: GuestOrder[]): void => {
    unstored.set(storage, orders);
    storage.write(storageKeys.guestOrders, JSON.stringify({ version: 1, orders }));
  };
  return {
    latest: (): GuestOrder | null => read()[0] ?? null,
    tokenOf: (id: string): string | null => read().find(({ orderId }) => orderId === id)?.token ?? null,
    /** It becomes the latest. */
    store: (order: GuestOrder): void => {
      const others = read().filter(({ orderId }) => orderId !== order.orderId);
      write([order, ...others].slice(0, most));
    },
    isPlaced: (id: string): boolean => read().some(({ orderId, isPlaced }) => orderId === id && isPlaced),
    setPlaced: (id: string): void =>
      write(read().map((order) => (order.orderId === id ? { ...order, isPlaced: true } : order))),
  };
}
