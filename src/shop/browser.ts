/** Texts by their keys. A browser that keeps nothing (private windows, full disks) reads null and writes nothing. */
export type Keeper = {
  read: (key: string) => string | null;
  /** Null removes. */
  write: (key: string, text: string | null) => void;
};

/** What only a browser has. Whoever needs some of it asks for it here, and runs in a test or on the server as well. */
export type Browser = {
  origin: string;
  /** Path, search and fragment of the address that is shown. */
  address: () => string;
  goTo: (address: string) => void;
  /** Shows another address without going there. */
  replaceAddress: (address: string) => void;
  reload: () => void;
  /** As long as the browser keeps it. */
  kept: Keeper;
  /** As long as the tab is open. */
  tab: Keeper;
  cookies: { read: () => string; write: (cookie: string) => void };
  /** Another tab kept something under this key, or null: removed everything. */
  whenKeptElsewhere: (act: (key: string | null) => void) => void;
  /** Tells the other tabs that the customer's cart is another now. */
  announceCart: () => void;
  /** Another tab told so; answers how to stop listening. */
  whenCartChangesElsewhere: (act: () => void) => () => void;
};

const nothing = () => {};
const emptyKeeper: Keeper = { read: () => null, write: nothing };

/** Where there is no browser: nothing is kept, nobody is known, and the page stays where it is. */
export const absentBrowser: Browser = {
  origin: "http://shop.internal",
  address: () => "/",
  goTo: nothing,
  replaceAddress: nothing,
  reload: nothing,
  kept: emptyKeeper,
  tab: emptyKeeper,
  cookies: { read: () => "", write: nothing },
  whenKeptElsewhere: nothing,
  announceCart: nothing,
  whenCartChangesElsewhere: () => nothing,
};
