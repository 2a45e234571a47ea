import { hydrateRoot } from "react-dom/client";
import type { DehydratedState } from "@tanstack/react-query";
import { App } from "./app/app.tsx";
import * as storage from "./app/browser-storage.ts";
import { compose, type Messages } from "./app/compose.ts";
import * as cookies from "./app/cookies.ts";
import { followHeading, keepHeading } from "./app/heading.ts";
import { reporter } from "./app/report.ts";
import { followTabs } from "./app/tabs.ts";
import { placeOf, type Facts } from "./facts/facts.ts";
import { createFlowLog } from "./recording/flow-log.ts";
import { offerRecording } from "./recording/shortcut.ts";

const { facts, cache } = JSON.parse(document.getElementById("state")!.textContent) as {
  facts: Facts;
  cache: DehydratedState;
};
const messages = (await (await fetch(facts.messages)).json()) as Messages;
const isLocal = ["localhost", "127.0.0.1"].includes(location.hostname);
const tabs = new BroadcastChannel("trellis.cart");

// Here a shop says where its errors go.
const report = reporter(console.error);
addEventListener("error", ({ error }) => report(error));
addEventListener("unhandledrejection", ({ reason }) => report(reason));

const flowLog = createFlowLog(() => performance.now());
// Before the first actor is made, so that the inspector of development misses nothing.
if (import.meta.env.DEV) dispatchEvent(new CustomEvent("trellis.flow-log", { detail: flowLog }));
const shop = compose(
  facts,
  {
    flowLog,
    report,
    fetch: globalThis.fetch.bind(globalThis),
    origin: location.origin,
    messages,
    refreshInterval: isLocal ? 300_000 : 1_800_000,
    readUser: storage.readUser,
    storeUser: storage.storeUser,
    readLocalCart: storage.readLocalCart,
    storeLocalCart: storage.storeLocalCart,
    tourLeadCode: cookies.tourLeadCode,
    rememberTourLead: cookies.rememberTourLead,
    rememberPlace: cookies.rememberPlace,
    deleteWhatWasKept: (userId) => storage.storeKept(userId, null),
    announceCart: () => tabs.postMessage("changed"),
    goToRoot: () => {
      const { user } = shop.session.getSnapshot().context;
      if (user) keepHeading(user.id);
      location.assign("/");
    },
    goToPlace: ({ languageId }) =>
      location.assign(location.href.replace(/^(https?:\/\/[^/]+\/)[^/?#]*/, `$1${languageId}`)),
    reload: () => location.reload(),
  },
  cache,
);
followTabs(shop, tabs);
followHeading(shop);
offerRecording(flowLog, placeOf(facts));
// Back from another site the browser may show the page as it was left; what is true now, the server knows.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
const code = new URLSearchParams(location.search).get("tlId");
if (code) shop.root.send({ type: "tourLead.arrived", code });

await shop.ready(location.pathname + location.search);
const browser = {
  readKept: storage.readKept,
  storeKept: storage.storeKept,
  whenCartChangesElsewhere: (act: () => void) => {
    tabs.addEventListener("message", act);
    return () => tabs.removeEventListener("message", act);
  },
  leaveTo: (address: string, back: string) => {
    history.replaceState(history.state, "", `/${facts.language.id}${back}`);
    location.assign(address);
  },
  refreshCart: shop.refreshCart,
  cartInHand: shop.cartInHand,
};
hydrateRoot(document.getElementById("root")!, <App shop={shop} browser={browser} />, {
  onRecoverableError: report,
  onCaughtError: report,
  onUncaughtError: report,
});
