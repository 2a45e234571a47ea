/** Texts by key. A browser that stores nothing (private windows, full disks) reads null and writes nothing. */
export type TextStorage = {
  read: (key: string) => string | null;
  /** Null removes the text. */
  write: (key: string, text: string | null) => void;
};

/** All browser APIs that code outside `src/app` uses, so that it also runs in tests and on the server. */
export type Browser = {
  origin: string;
  currentUrl: () => string;
  navigateTo: (address: string) => void;
  /** `costly`: the user asked to save data. */
  connection: () => "fast" | "slow" | "costly";
  /** Runs a callback when the browser is idle. Returns a function that cancels it. */
  whenIdle: (act: () => void) => () => void;
  replaceUrl: (address: string) => void;
  reload: () => void;
  print: () => void;
  /** Rejects if the user or the browser forbids it. */
  copy: (text: string) => Promise<void>;
  /** Opens the system's share dialog, or copies the link; "nothing" if the user cancels or it is forbidden. */
  share: (link: { title: string; url: string }) => Promise<"shared" | "copied" | "nothing">;
  enableOfflinePages: () => void;
  /** Caches a page that was rendered in the browser, so that its HTML was never requested. */
  cachePageForOffline: (address: string) => void;
  /** On logging out, no visited page remains in the browser. */
  clearOfflinePages: () => void;
  /** The window has room for one column, as the styles' breakpoint says. */
  isPhone: () => boolean;
  storage: TextStorage;
  /** Until the tab is closed. */
  tabStorage: TextStorage;
  cookies: { read: () => string; write: (cookie: string) => void };
  /** Another tab stored a value under this key; null: it deleted everything. Returns a function that stops listening. */
  onStorageChange: (act: (key: string | null) => void) => () => void;
  onOnline: (act: () => void) => void;
  announceCart: () => void;
  /** Another tab changed the cart. Returns a function that stops listening. */
  onCartChangedElsewhere: (act: () => void) => () => void;
};

const nothing = () => {};
const emptyStorage: TextStorage = { read: () => null, write: nothing };

/** For rendering on the server: nothing is stored and nothing navigates. */
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
  onStorageChange: () => nothing,
  onOnline: nothing,
  announceCart: nothing,
  onCartChangedElsewhere: () => nothing,
};
