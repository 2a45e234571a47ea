import type { Keeper } from "../shop/browser.ts";
import type { FlowLog } from "./flow-log.ts";
import type { Recording } from "./recording.ts";

/**
 * Control, Alt and R saves what happened in this visit as a file, in every build. The visit may lead over several pages:
 * each leaves the next what it knows, from when the browser has time to load how.
 */
export function offerRecording(log: FlowLog, place: Recording["place"], tab: Keeper): void {
  /** Null without a network: then nothing is kept, and the shop goes on. */
  const load = () => import("./visit.ts").catch(() => null);
  addEventListener("keydown", (event) => {
    const isIt =
      event.ctrlKey && event.altKey && event.code === "KeyR" && !event.getModifierState("AltGraph");
    if (!isIt || event.repeat) return;
    event.preventDefault();
    void load().then((visit) => visit?.saveRecording(visit.visitOf(log, place, tab)));
  });
  setTimeout(async () => {
    const visit = await load();
    if (visit)
      addEventListener("pagehide", () => visit.keepForLater(tab, visit.visitOf(log, place, tab).entries));
  }, settled);
}

/** Milliseconds after which a page has better things to do no longer. */
const settled = 2_000;
