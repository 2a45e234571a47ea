import { Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { renderToPipeableStream } from "react-dom/server";
import { App } from "./app/app.tsx";
import { compose, type ComposedShop } from "./app/compose.ts";
import type { ShopDependencies } from "./app/shop-flows.ts";
import type { QueryData, PageState } from "./app/page-state.ts";
import { textsKey, type Messages } from "./app/texts.tsx";
import { userRefreshInterval } from "#domain/specified-values.ts";
import type { ScreenArea } from "#domain/text-areas.ts";
import type { Facts } from "./facts/facts.ts";
import { createQueryClient } from "./app/queries.ts";
import { createReporter } from "./app/report.ts";
import { noBrowser } from "./shop/browser.ts";
import { documentHead, type Surroundings } from "./app/head/document-head.tsx";
import { createFlowLog } from "./recording/flow-log.ts";

export { pageCacheKey } from "./app/page-cache-key.ts";
export type { ElementIds } from "./app/page-state.ts";
export type { Facts } from "./facts/facts.ts";
export type RenderedDocument = {
  /** Title, description and, if the page is listed, metadata for search engines and social networks. */
  head: string;
  html: string;
  /** The page's source file, to look up its chunk. */
  file: string;
  state: PageState;
  status: 200 | 404;
  /** Whether search engines may list the page. */
  isListed: boolean;
};

type AllMessages = Readonly<Record<ScreenArea, Messages>>;

/** Without the texts, which are passed separately, once for each area. */
const answersOf = (shop: ComposedShop): QueryData =>
  shop.queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey[0] !== textsKey && state.status === "success")
    .map(({ queryKey, state }) => [queryKey, state.data]);

const textsOf = (messages: AllMessages, areas: readonly ScreenArea[]): PageState["texts"] =>
  Object.fromEntries(areas.map((area) => [area, messages[area]]));

/** Renders a page to its HTML, its part of the head, and the state for the browser. */
export async function render(
  address: string,
  facts: Facts,
  messages: AllMessages,
  fetch: typeof globalThis.fetch,
  surroundings: Surroundings,
): Promise<RenderedDocument> {
  const shop = compose(facts, dependenciesOf(messages, fetch));
  shop.start();
  try {
    const { route, isFound, isClosed } = await shop.ready(address);
    const [path = "/", search = ""] = address.split("?");
    const html = await renderWhole(<App shop={shop} ssrPath={path} ssrSearch={search} />);
    // React puts the head's elements before the first element of a fragment, which is the app's root.
    const cut = html.indexOf('<div id="app"');
    const written = html.slice(0, cut);
    const { html: more, isListed } = isFound
      ? documentHead(shop, facts, address, written, surroundings)
      : { html: "", isListed: false };
    return {
      head: written + more,
      html: html.slice(cut),
      file: route.file,
      state: { facts, answers: answersOf(shop), texts: textsOf(messages, ["shell", ...route.areas]) },
      // Whether the user may see a closed page is decided in the browser, where the role is known.
      status: isFound || isClosed ? 200 : 404,
      isListed: isListed && !isClosed,
    };
  } finally {
    shop.stop();
  }
}

/** On the server nothing is stored, no user is logged in, and nothing starts. */
function dependenciesOf(messages: AllMessages, fetch: typeof globalThis.fetch): ShopDependencies {
  const report = createReporter(console.error);
  return {
    browser: noBrowser,
    queries: createQueryClient(
      { report, loadMessages: (area) => Promise.resolve(messages[area]) },
      { answers: [], texts: {} },
    ),
    flowLog: createFlowLog(() => 0),
    report,
    fetch,
    refreshInterval: userRefreshInterval,
  };
}

const renderWhole = (element: React.ReactNode) =>
  new Promise<string>((done, fail) => {
    const { pipe } = renderToPipeableStream(element, {
      // Never outline a boundary: that needs inline scripts, which the content security policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(collectText(done)),
      onShellError: fail,
      onError: fail,
    });
  });

function collectText(done: (text: string) => void): Writable {
  const decoder = new StringDecoder();
  let text = "";
  return new Writable({
    write: (chunk: Buffer, _encoding, written) => {
      text += decoder.write(chunk);
      written();
    },
    final: (ended) => {
      done(text + decoder.end());
      ended();
    },
  });
}
