import { startTransition } from "react";
import { userRefreshInterval, userRefreshIntervalLocally } from "#domain/specified-values.ts";
import { App } from "./app/app.tsx";
import { openBrowser } from "./app/browser.ts";
import { compose } from "./app/compose.ts";
import { withChunkTimeout } from "./app/loadable.tsx";
import { abortWhenOffline } from "./api/abort-when-offline.ts";
import { restoreReturnTo } from "./app/return-to.ts";
import { prefetchOnIntent } from "./app/prefetch-on-intent.ts";
import { elementIds, readPageState } from "./app/page-state.ts";
import { createQueryClient } from "./app/queries.ts";
import { createOutageCounter, createReporter } from "./app/report.ts";
import { syncTabs } from "./app/sync-tabs.ts";
import type { LoadMessages, Messages } from "./app/texts.tsx";
import { marketLocaleOf } from "./facts/facts.ts";
import { createFlowLog } from "./recording/flow-log.ts";

await nextTask();
const { facts, ...known } = readPageState(document);
const browser = openBrowser();
const isLocal = /\/\/(localhost|127\.0\.0\.1)(:|$)/.test(browser.origin);

// A shop can send errors elsewhere.
const report = createReporter(console.error, createOutageCounter(console.error));
addEventListener("error", ({ error }) => report(error));
addEventListener("unhandledrejection", ({ reason }) => report(reason));

const flowLog = createFlowLog(() => performance.now());
// Before the first actor is created, so that the development inspector misses nothing.
if (import.meta.env.DEV) dispatchEvent(new CustomEvent("trellis.flow-log", { detail: flowLog }));
const loadMessages: LoadMessages = (area) =>
  withChunkTimeout(fetch(facts.messages[area]).then((result) => result.json() as Promise<Messages>));
const queries = createQueryClient({ report, loadMessages }, known);
await nextTask();
const shop = compose(facts, {
  browser,
  queries,
  flowLog,
  report,
  fetch: abortWhenOffline(globalThis.fetch.bind(globalThis)),
  refreshInterval: isLocal ? userRefreshIntervalLocally : userRefreshInterval,
});
await nextTask();
shop.start();
syncTabs(shop);
restoreReturnTo(shop);
// After returning from another site, the browser may restore an outdated page from its cache.
addEventListener("pageshow", ({ persisted }) => persisted && browser.reload());
const code = new URL(browser.currentUrl(), browser.origin).searchParams.get("tlId");
if (code) shop.root.send({ type: "tourLead.arrived", code });
const storeLinkedCoupon = () => {
  if (/code=/.test(browser.currentUrl()))
    void import("./coupons/linked-coupon.ts").then((linked) => linked.store(browser, queries));
};
storeLinkedCoupon();
// The router's event.
addEventListener("pushState", storeLinkedCoupon);

await nextTask();
// React DOM is a chunk of its own and loads meanwhile.
const [{ hydrateRoot }] = await Promise.all([import("react-dom/client"), untilReady()]);
await nextTask();
// In a transition, React hydrates in slices of a few milliseconds and handles input in between.
startTransition(() => {
  hydrateRoot(document.getElementById(elementIds.root)!, <App shop={shop} onHydrated={prepareNextPages} />, {
    onRecoverableError: report,
    onCaughtError: report,
    onUncaughtError: report,
  });
});

/** Nothing is fetched for later before the page is hydrated, or if the customer saves data. */
function prepareNextPages(): void {
  if (browser.connection() === "costly") return;
  prefetchOnIntent(shop);
  browser.enableOfflinePages();
  browser.whenIdle(() => {
    import("./recording/keep-recording.ts").then(
      ({ keepRecording }) => keepRecording(flowLog, marketLocaleOf(facts), browser.tabStorage),
      // Then nothing is recorded, and the shop works as usual.
      () => {},
    );
  });
}

/** Splits the work into tasks, so that none blocks the page for long. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Until all of this is loaded, the server-rendered page stays, with working links and forms. */
async function untilReady(): Promise<void> {
  const pause = 5_000;
  for (;;) {
    try {
      return void (await shop.ready(browser.currentUrl()));
    } catch (error) {
      report(error);
      const again = Promise.withResolvers<void>();
      browser.onOnline(again.resolve);
      setTimeout(again.resolve, pause);
      await again.promise;
    }
  }
}
