import { waitFor, type SnapshotFrom } from "xstate";
import { itemMaximum } from "#domain/specified-values.ts";
import type { LocalCart, LocalLine } from "#machines/shopping/cart/cart.contract.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import type { Shop } from "#src/shop/shop-context.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

/** Milliseconds. */
const patience = 10_000;

/** The visitor's cart that a guest orders. The server does this for a customer's. */
export const guestCart = (cart: Shop["cart"], storage: TextStorage) => ({
  read: async (): Promise<readonly LocalLine[]> => {
    const isKnown = (now: SnapshotFrom<typeof cart>) =>
      now.matches("customer") || (now.matches("visitor") && !now.matches({ visitor: "reading" }));
    const snapshot = await waitFor(cart, isKnown, { timeout: patience });
    // After a log-in in another tab, the lines are the customer's.
    return snapshot.matches("visitor") ? snapshot.context.local.lines : [];
  },
  /** 0 takes a variant out. */
  change: (quantities: readonly { variantId: string; count: number }[]): void => {
    for (const { variantId, count } of quantities)
      cart.send({ type: "count.changed", lineId: variantId, variantId, count });
  },
  /** Puts in again what is not ordered after all. */
  putBack: (lines: readonly LocalLine[]): void => {
    const localCart = withLines(cart.getSnapshot().context.local, lines);
    storage.write(storageKeys.cart, JSON.stringify({ version: 1, ...localCart }));
    cart.send({ type: "cart.changedElsewhere", localCart });
  },
});

function withLines(cart: LocalCart, added: readonly LocalLine[]): LocalCart {
  const counts = new Map(cart.lines.map((line) => [line.variantId, line]));
  for (const line of added) {
    const inCart = counts.get(line.variantId)?.count ?? 0;
    counts.set(line.variantId, { ...line, count: Math.min(inCart + line.count, itemMaximum) });
  }
  return { uuid: cart.uuid || crypto.randomUUID(), lines: [...counts.values()] };
}
