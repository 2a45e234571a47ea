/** Texts by key. A browser that stores nothing (private windows, full disks) reads null and writes nothing. */
export type TextStorage = {
  read: (key: string) => string | null;
  /** Null removes the text. */
  write: (key: string, text: string | null) => void;
};

/** What only a browser has. Code that needs it gets it from here, so that it also runs in tests and on the server. */
export type Browser = {
  origin: string;
  /** Path, search and fragment of the current address. */
  currentUrl: () => string;
  navigateTo: (address: string) => void;
  /** `costly`: the person asked to save data. */
  connection: () => "fast" | "slow" | "costly";
  /** Acts when nothing else is to be done. Returns a function that calls it off. */
  whenIdle: (act: () => void) => () => void;
  /** Changes the address without navigating. */
  replaceUrl: (address: string) => void;
  reload: () => void;
  print: () => void;
  /** Puts a text on the clipboard; rejects where the person or the browser forbids it. */
  copy: (text: string) => Promise<void>;
  /** Hands a link to whatever the person shares with, or puts it on the clipboard; "nothing" if they change their mind or it is forbidden. */
  share: (link: { title: string; url: string }) => Promise<"shared" | "copied" | "nothing">;
  /** From now on, pages that are seen open without a network too. */
  enableOfflinePages: () => void;
  /** Keeps a page for when there is no network that a link led to, so that the server was not asked for the whole of it. */
  cachePageForOffline: (address: string) => void;
  /** Whoever logs out leaves nothing of what was seen. */
  clearOfflinePages: () => void;
  /** There is room for one column, as the styles' breakpoint says. */
  isPhone: () => boolean;
  /** Lasts until the browser deletes it. */
  storage: TextStorage;
  /** Lasts until the tab is closed. */
  tabStorage: TextStorage;
  cookies: { read: () => string; write: (cookie: string) => void };
  /** Another tab stored something under this key; null: it deleted everything. */
  onStorageChange: (act: (key: string | null) => void) => void;
  /** The network was away and is back. */
  onOnline: (act: () => void) => void;
  /** Tells the other tabs that the customer's cart is another now. */
  announceCart: () => void;
  /** Another tab changed the cart. Returns a function that stops listening. */
  onCartChangedElsewhere: (act: () => void) => () => void;
};

const nothing = () => {};
const emptyStorage: TextStorage = { read: () => null, write: nothing };

/** Without a browser nothing is stored, nobody is logged in, and the page stays where it is. */
export const noBrowser: Browser = {
  origin: "http://shop.internal",
  currentUrl: () => "/",
  navigateTo: nothing,
  connection: () => "costly",
  whenIdle: () => nothing,
  replaceUrl: nothing,
  reload: nothing,
  print: nothing,
  copy: () => Promise.reject(new Error("there is no clipboard")),
  share: async () => "nothing",
  enableOfflinePages: nothing,
  cachePageForOffline: nothing,
  clearOfflinePages: nothing,
  isPhone: () => false,
  storage: emptyStorage,
  tabStorage: emptyStorage,
  cookies: { read: () => "", write: nothing },
  onStorageChange: nothing,
  onOnline: nothing,
  announceCart: nothing,
  onCartChangedElsewhere: () => nothing,
};
