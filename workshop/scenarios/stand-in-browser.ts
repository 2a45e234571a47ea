import { memoryLocation } from "wouter/memory-location";
import { noBrowser, type Browser, type TextStorage } from "#src/shop/browser.ts";

/** What the tabs of one person's browser share. */
export type Profile = ReturnType<typeof createProfile>;

export function createProfile(stored: Readonly<Record<string, string>>) {
  const entries = new Map(Object.entries(stored));
  const cookies = new Map<string, string>();
  const listeners = {
    storage: new Set<(key: string, tab: string) => void>(),
    cart: new Set<(tab: string) => void>(),
  };
  return {
    storageOf: (tab: string): TextStorage => ({
      read: (key) => entries.get(key) ?? null,
      write: (key, text) => {
        if ((entries.get(key) ?? null) === text) return;
        if (text === null) entries.delete(key);
        else entries.set(key, text);
        for (const listener of listeners.storage) listener(key, tab);
      },
    }),
    /** Without telling any tab. */
    changeStored: (prefix: string, change: (text: string) => string): void => {
      const key = [...entries.keys()].find((name) => name.startsWith(prefix));
      if (key) entries.set(key, change(entries.get(key)!));
    },
    cookies: {
      read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      write: (cookie: string) => {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      },
    },
    announceCart: (tab: string) => {
      for (const listener of listeners.cart) listener(tab);
    },
    listeners,
  };
}

type Dependencies = {
  tab: string;
  profile: Profile;
  tabStorage: Map<string, string>;
  /** Loads a page anew. */
  load: (address: string) => void;
  onOnline: (act: () => void) => void;
  /** Of the shop; the workshop's own by default. */
  origin?: string;
};

/** A browser without an address bar: URL, storage and other tabs are the stage's. */
export function createStandInBrowser(
  url: string,
  { tab, profile, tabStorage, load, onOnline, origin = globalThis.location.origin }: Dependencies,
) {
  const location = memoryLocation({ path: url, record: true });
  const currentUrl = () => location.history.at(-1)!;
  const browser: Browser = {
    ...noBrowser,
    origin,
    currentUrl,
    navigateTo: load,
    connection: () => "costly",
    replaceUrl: (address) => location.navigate(address, { replace: true }),
    reload: () => load(currentUrl()),
    copy: async () => {},
    share: async () => "copied",
    storage: profile.storageOf(tab),
    tabStorage: {
      read: (key) => tabStorage.get(key) ?? null,
      write: (key, text) => void (text === null ? tabStorage.delete(key) : tabStorage.set(key, text)),
    },
    cookies: profile.cookies,
    whenIdle: () => () => {},
    onStorageChange: (act) => {
      const listener = (key: string | null, by: string) => {
        if (by !== tab) act(key);
      };
      profile.listeners.storage.add(listener);
      return () => void profile.listeners.storage.delete(listener);
    },
    onOnline,
    announceCart: () => profile.announceCart(tab),
    onCartChangedElsewhere: (act) => {
      const listener = (by: string) => {
        if (by !== tab) act();
      };
      profile.listeners.cart.add(listener);
      return () => void profile.listeners.cart.delete(listener);
    },
  };
  const goBack = () => {
    const [previous] = location.history.splice(-2);
    if (previous !== undefined) location.navigate(previous);
  };
  return { browser, location, goBack };
}
