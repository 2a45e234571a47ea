import { startTransition } from "react";
import { userRefreshInterval, userRefreshIntervalLocally } from "../domain/specified-values.ts";
import { App } from "./app/app.tsx";
import { openBrowser } from "./app/browser.ts";
import { compose } from "./app/compose.ts";
import { patiently } from "./app/loadable.tsx";
import { cutOffOffline } from "./api/cut-off-offline.ts";
import { followHeading } from "./app/heading.ts";
import { followIntent } from "./app/intent.ts";
import { elementIds, readPageState } from "./app/page-state.ts";
import { openQueries } from "./app/queries.ts";
import { outageCounter, reporter } from "./app/report.ts";
import { followStyles } from "./app/styles.ts";
import { followTabs } from "./app/tabs.ts";
import type { LoadMessages, Messages } from "./app/texts.tsx";
import { placeOf } from "./facts/facts.ts";
import { createFlowLog } from "./recording/flow-log.ts";
import { offerRecording } from "./recording/shortcut.ts";

await nextTask();
const { facts, ...known } = readPageState(document);
const browser = openBrowser();
const isLocal = /\/\/(localhost|127\.0\.0\.1)(:|$)/.test(browser.origin);

// Errors go here; a shop can send them elsewhere.
const report = reporter(console.error, outageCounter(console.error));
addEventListener("error", ({ error }) => report(error));
addEventListener("unhandledrejection", ({ reason }) => report(reason));
followStyles();

const flowLog = createFlowLog(() => performance.now());
// Before the first actor is created, so that the development inspector misses nothing.
if (import.meta.env.DEV) dispatchEvent(new CustomEvent("trellis.flow-log", { detail: flowLog }));
const loadMessages: LoadMessages = (area) =>
  patiently(fetch(facts.messages[area]).then((answer) => answer.json() as Promise<Messages>));
const queries = openQueries({ report, loadMessages }, known);
await nextTask();
const shop = compose(facts, {
  browser,
  queries,
  flowLog,
  report,
  fetch: cutOffOffline(globalThis.fetch.bind(globalThis)),
  refreshInterval: isLocal ? userRefreshIntervalLocally : userRefreshInterval,
});
await nextTask();
shop.start();
followTabs(shop);
followHeading(shop);
offerRecording(flowLog, placeOf(facts), browser.tab);
// Coming back from another site, the browser may restore an old page; only the server knows the current state.
addEventListener("pageshow", ({ persisted }) => persisted && browser.reload());
const code = new URL(browser.address(), browser.origin).searchParams.get("tlId");
if (code) shop.root.send({ type: "tourLead.arrived", code });

await nextTask();
// A file of its own that comes last, while all this is made.
const [{ hydrateRoot }] = await Promise.all([import("react-dom/client"), untilReady()]);
await nextTask();
// As a transition, React makes the page alive in slices of a few milliseconds, and answers presses in between.
startTransition(() => {
  hydrateRoot(document.getElementById(elementIds.root)!, <App shop={shop} />, {
    onRecoverableError: report,
    onCaughtError: report,
    onUncaughtError: report,
  });
});
followIntent(shop);
browser.keepSeen();

/** What follows begins as another task, so that neither holds the page for long. */
function nextTask(): Promise<void> {
  return new Promise((begin) => setTimeout(begin));
}

/** Until all is there the painted page stays, and its links and forms work as plain ones do. */
async function untilReady(): Promise<void> {
  const pause = 5_000;
  for (;;) {
    try {
      return void (await shop.ready(browser.address()));
    } catch (error) {
      report(error);
      const again = Promise.withResolvers<void>();
      browser.whenOnline(again.resolve);
      setTimeout(again.resolve, pause);
      await again.promise;
    }
  }
}
