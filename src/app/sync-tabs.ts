import { wishLists } from "#src/api/queries.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import type { ComposedShop } from "./compose.ts";

/** Applies what other tabs store or announce: all tabs share one session, one cart and a visitor's wish list. */
export function syncTabs({ browser, storage, session, cart, queries, refetchCart }: ComposedShop): void {
  browser.onStorageChange((key) => {
    if (key === storageKeys.user || key === null) {
      session.send({ type: "storage.changed", user: storage.readUser() });
    }
    if (key === storageKeys.cart || key === null) {
      cart.send({ type: "cart.changedElsewhere", localCart: storage.readLocalCart() });
    }
    if (key === storageKeys.wishes || key === null) void queries.invalidateQueries(wishLists);
  });
  browser.onCartChangedElsewhere(() => void refetchCart());
}
