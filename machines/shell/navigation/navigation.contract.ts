export type NavigationEvent =
  | { type: "page.requested"; address: string }
  /** A page is shown, by this flow or by the browser's own Back. */
  | { type: "page.arrived" }
  /** The page at `address` is on the screen but could not load. */
  | { type: "page.failed"; address: string }
  | { type: "network.returned" }
  | { type: "retry.requested" }
  | { type: "reload.requested" }
  | { type: "notice.dismissed" };

export type LoadPageInput = { address: string };
/**
 * `newVersion`: the server runs a newer one. `broken`: the server runs this version, but the page can't be loaded. Rejects
 * if the server cannot be reached.
 */
export type LoadPageOutput = { outcome: "loaded" } | { outcome: "newVersion" } | { outcome: "broken" };
