import { createBrowserInspector } from "@statelyai/inspect";
import type { InspectionEvent } from "xstate";
import type { Root } from "react-dom/client";
import type { FlowLog } from "../../src/recording/flow-log.ts";
import { redactor } from "../../src/recording/redact.ts";
import { createLiveFlows } from "./live-flows.ts";

/**
 * Development only, loaded before the shop: `?inspect` on any address shows the shop's flows beside the page until it is
 * closed or the tab is; `?inspect=stately` attaches Stately's inspector at once, for which pop-ups must be allowed.
 */
const remembered = "trellis.inspect";
const asked = new URLSearchParams(location.search).get("inspect");
if (asked !== null) sessionStorage.setItem(remembered, "on");

if (sessionStorage.getItem(remembered)) {
  addEventListener("trellis.flow-log", (event) => inspect((event as CustomEvent<FlowLog>).detail), {
    once: true,
  });
}

function inspect(log: FlowLog): void {
  const flows = createLiveFlows(() => performance.now());
  log.follow(flows.follow);
  const stately = attachedToStately(log, asked === "stately");
  void show(log, flows, stately);
}

async function show(log: FlowLog, flows: ReturnType<typeof createLiveFlows>, onStately: () => void) {
  const [{ createElement }, { createRoot }, { Inspector }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("./inspector.tsx"),
  ]);
  const { facts } = JSON.parse(document.getElementById("state")!.textContent) as {
    facts: { market: { id: string }; language: { id: string } };
  };
  const element = document.body.appendChild(document.createElement("div"));
  const root: Root = createRoot(element);
  const onClose = () => {
    sessionStorage.removeItem(remembered);
    root.unmount();
    element.remove();
  };
  const place = { marketId: facts.market.id, languageId: facts.language.id };
  root.render(createElement(Inspector, { flows, log, place, onClose, onStately }));
}

/** What it is sent leaves this machine, so it is redacted as a recording is. */
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
