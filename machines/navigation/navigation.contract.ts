/** `address`: where a link leads, as the link says it. */
export type NavigationEvent =
  | { type: "page.requested"; address: string }
  /** A page is shown, by this flow or by the browser's own Back. */
  | { type: "page.arrived" }
  /** The page at `address` is on the screen and can't be painted: nobody answered. */
  | { type: "page.failed"; address: string }
  | { type: "network.returned" }
  | { type: "retry.requested" }
  | { type: "reload.requested" }
  | { type: "notice.dismissed" };

/** `loadPage` takes this. */
export type LoadPageInput = { address: string };
/**
 * `newVersion`: the server said that it runs a newer one. `broken`: the server runs this version, and the page can't be
 * loaded all the same. Rejects when nobody answers.
 */
export type LoadPageOutput = { outcome: "loaded" } | { outcome: "newVersion" } | { outcome: "broken" };
