import { media } from "#domain/specified-values.ts";
import type { Browser, TextStorage } from "#src/shop/browser.ts";

/** Milliseconds. */
const someTime = 2_000;

/** The only storefront file that may use the URL, storage, cookies and other tabs; the linter enforces it. */
export function openBrowser(): Browser {
  const { origin } = location;
  // Trusted Types allow workers and imported scripts only through this policy.
  globalThis.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
  });
  const tabs = new BroadcastChannel("trellis.cart-changes");
  return {
    origin,
    currentUrl: () => location.pathname + location.search + location.hash,
    navigateTo: (address) => location.assign(address),
    connection: () => {
      // Not every browser has `navigator.connection`.
      const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
      if (connection?.saveData) return "costly";
      return (connection?.effectiveType ?? "4g") === "4g" ? "fast" : "slow";
    },
    whenIdle: (act) => {
      // Safari has no `requestIdleCallback`.
      if (typeof requestIdleCallback === "undefined") {
        const timer = setTimeout(act, someTime);
        return () => clearTimeout(timer);
      }
      const handle = requestIdleCallback(act);
      return () => cancelIdleCallback(handle);
    },
    replaceUrl: (address) => history.replaceState(history.state, "", address),
    reload: () => location.reload(),
    print: () => print(),
    // `navigator.clipboard` exists only over https.
    copy: async (text) => navigator.clipboard.writeText(text),
    share: async (link) => {
      try {
        if (typeof navigator.share !== "function") {
          await navigator.clipboard.writeText(link.url);
          return "copied";
        }
        await navigator.share(link);
        return "shared";
      } catch {
        return "nothing";
      }
    },
    enableOfflinePages: () => {
      // Service workers need https or localhost.
      if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
      navigator.serviceWorker.register("/service-worker.js").catch(() => {});
    },
    cachePageForOffline: (address) => navigator.serviceWorker?.controller?.postMessage({ seen: address }),
    clearOfflinePages: () => {
      if (!("caches" in window)) return;
      const clearCaches = async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("seen"));
        await Promise.all(names.map((name) => caches.delete(name)));
      };
      clearCaches().catch(() => {});
    },
    isPhone: () => matchMedia(media.phone).matches,
    storage: keeper(() => localStorage),
    tabStorage: keeper(() => sessionStorage),
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    onStorageChange: (act) => {
      const listener = ({ key }: StorageEvent) => act(key);
      addEventListener("storage", listener);
      return () => removeEventListener("storage", listener);
    },
    onOnline: (act) => addEventListener("online", act),
    announceCart: () => tabs.postMessage("changed"),
    onCartChangedElsewhere: (act) => {
      tabs.addEventListener("message", act);
      return () => tabs.removeEventListener("message", act);
    },
  };
}

/** Where storage is blocked, even accessing it throws. */
function keeper(storage: () => Storage): TextStorage {
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
      } catch {}
    },
  };
}
