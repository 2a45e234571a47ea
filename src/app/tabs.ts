import { readLocalCart, readUser, storageKeys } from "./browser-storage.ts";
import type { Shop } from "./compose.ts";

/** Two tabs are one session and one cart: what another tab stores or announces is followed here. */
export function followTabs({ session, cart, refetchCart }: Shop, announcements: BroadcastChannel): void {
  addEventListener("storage", ({ key }) => {
    if (key === storageKeys.user || key === null) session.send({ type: "storage.changed", user: readUser() });
    if (key === storageKeys.cart || key === null) {
      cart.send({ type: "cart.changedElsewhere", localCart: readLocalCart() });
    }
  });
  announcements.addEventListener("message", () => void refetchCart());
}
