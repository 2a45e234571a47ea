import type { Browser, Keeper } from "../shop/browser.ts";

/**
 * The only file of the storefront that touches the address, the storage, the cookies and other tabs; the linter
 * refuses them everywhere else.
 */
export function openBrowser(): Browser {
  const tabs = new BroadcastChannel("trellis.cart");
  return {
    origin: location.origin,
    address: () => location.pathname + location.search + location.hash,
    goTo: (address) => location.assign(address),
    replaceAddress: (address) => history.replaceState(history.state, "", address),
    reload: () => location.reload(),
    kept: keeper(() => localStorage),
    tab: keeper(() => sessionStorage),
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    whenKeptElsewhere: (act) => addEventListener("storage", ({ key }) => act(key)),
    announceCart: () => tabs.postMessage("changed"),
    whenCartChangesElsewhere: (act) => {
      tabs.addEventListener("message", act);
      return () => tabs.removeEventListener("message", act);
    },
  };
}

/** Where storing is forbidden, naming the storage throws already. */
function keeper(storage: () => Storage): Keeper {
  return {
    read: (key) => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, text) => {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // Nothing is kept, and nothing is lost that was not lost already.
      }
    },
  };
}
