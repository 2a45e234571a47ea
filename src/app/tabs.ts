import { storageKeys } from "./browser-storage.ts";
import type { ComposedShop } from "./compose.ts";

/** Two tabs are one session and one cart: what another tab stores or announces is followed here. */
export function followTabs({ browser, storage, session, cart, refetchCart }: ComposedShop): void {
  browser.whenKeptElsewhere((key) => {
    if (key === storageKeys.user || key === null) {
      session.send({ type: "storage.changed", user: storage.readUser() });
    }
    if (key === storageKeys.cart || key === null) {
      cart.send({ type: "cart.changedElsewhere", localCart: storage.readLocalCart() });
    }
  });
  browser.whenCartChangesElsewhere(() => void refetchCart());
}
