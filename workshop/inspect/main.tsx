import { createBrowserInspector } from "@statelyai/inspect";
import type { InspectionEvent } from "xstate";
import type { Root } from "react-dom/client";
import { readPageState } from "#src/app/page-state.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { redactor } from "#src/recording/redact.ts";
import { endInspect, readInspect } from "./inspect-parameter.ts";
import { createLiveFlows } from "./live-flows.ts";

/**
 * Development only, loaded before the shop: `?inspect` on any URL shows the shop's flows below the pages of this tab until
 * they are closed or `?inspect=off`; `?inspect=stately` also opens Stately's inspector, for which pop-ups must be allowed.
 */
const { isOn, opensStately } = readInspect(location.search, sessionStorage);

if (isOn) {
  addEventListener("trellis.flow-log", (event) => inspect((event as CustomEvent<FlowLog>).detail), {
    once: true,
  });
}

function inspect(log: FlowLog): void {
  const flows = createLiveFlows(() => performance.now());
  log.follow(flows.follow);
  const stately = attachedToStately(log, opensStately);
  void show(log, flows, stately);
}

async function show(log: FlowLog, flows: ReturnType<typeof createLiveFlows>, onStately: () => void) {
  const [{ createElement }, { createRoot }, { Inspector }, { usePathname }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("./inspector.tsx"),
    import("wouter/use-browser-location"),
  ]);
  const { facts } = readPageState(document);
  const element = document.body.appendChild(document.createElement("div"));
  const root: Root = createRoot(element);
  const onClose = () => {
    history.replaceState(history.state, "", endInspect(location.href, sessionStorage));
    root.unmount();
    element.remove();
  };
  const tab = {
    read: (key: string) => sessionStorage.getItem(key),
    write: (key: string, text: string | null) => sessionStorage.setItem(key, text ?? ""),
  };
  const place = { marketId: facts.market.id, languageId: facts.language.id };
  const InPage = () =>
    createElement(Inspector, { flows, log, place, tab, onClose, onStately, pathname: usePathname() });
  root.render(createElement(InPage));
}

/** Stately's inspector is another site, so events are redacted like a recording. */
function attachedToStately(log: FlowLog, atOnce: boolean): () => void {
  const redact = redactor() as <Value>(value: Value) => Value;
  const inspector = createBrowserInspector({
    autoStart: false,
    sanitizeContext: redact,
    sanitizeEvent: redact,
  });
  log.follow((inspected: InspectionEvent) => inspector.inspect.next?.(inspected));
  if (atOnce) inspector.start();
  return () => inspector.start();
}
