import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { dehydrate } from "@tanstack/react-query";
import { renderToPipeableStream } from "react-dom/server";
import { App } from "./app/app.tsx";
import { compose, type Messages, type World } from "./app/compose.ts";
import type { Facts } from "./facts/facts.ts";
import { reporter } from "./app/report.ts";
import { createFlowLog } from "./recording/flow-log.ts";

export type { Facts } from "./facts/facts.ts";
export type Painted = {
  /** What React wants in the head: title, description. */
  head: string;
  html: string;
  /** The page's source file, by which its chunk is known. */
  file: string;
  state: unknown;
  status: 200 | 404;
};

const never = () => new Promise<never>(() => {});
const nothing = () => {};

/** Facts, texts and a fetch in; whole HTML, what belongs in the head, and the browser's state out. */
export async function paint(
  address: string,
  facts: Facts,
  messages: Messages,
  fetch: typeof globalThis.fetch,
): Promise<Painted> {
  const shop = compose(facts, worldOf(messages, fetch));
  try {
    const { route, isFound } = await shop.ready(address);
    const [path = "/", search = ""] = address.split("?");
    const browser = {
      readKept: () => null,
      storeKept: nothing,
      whenCartChangesElsewhere: () => nothing,
      leaveTo: nothing,
      refreshCart: never,
      cartInHand: never,
    };
    const painted = await renderWhole(
      <App shop={shop} browser={browser} ssrPath={path} ssrSearch={search} />,
    );
    // React puts what belongs in the head of a fragment before its first element, which is ours.
    const cut = painted.indexOf('<div id="app"');
    return {
      head: painted.slice(0, cut),
      html: painted.slice(cut),
      file: route.file,
      state: { facts, cache: dehydrate(shop.queries) },
      status: isFound ? 200 : 404,
    };
  } finally {
    shop.stop();
  }
}

/** On the server nothing is stored, nobody is known, and nothing moves before the browser has taken over. */
const worldOf = (messages: Messages, fetch: typeof globalThis.fetch): World => ({
  flowLog: createFlowLog(() => 0),
  report: reporter(console.error),
  fetch,
  origin: "http://shop.internal",
  messages,
  refreshInterval: 1_800_000,
  readUser: () => null,
  storeUser: nothing,
  deleteWhatWasKept: nothing,
  readLocalCart: () => ({ uuid: "", lines: [] }),
  storeLocalCart: nothing,
  announceCart: nothing,
  tourLeadCode: () => null,
  rememberTourLead: nothing,
  rememberPlace: nothing,
  goToRoot: nothing,
  goToPlace: nothing,
  reload: nothing,
});

const renderWhole = (element: React.ReactNode) =>
  new Promise<string>((done, fail) => {
    const { pipe } = renderToPipeableStream(element, {
      // Never outline a boundary: that would need inline scripts, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => text(pipe(new PassThrough())).then(done, fail),
      onShellError: fail,
      onError: fail,
    });
  });
