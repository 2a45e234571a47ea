import type { TextStorage } from "#src/shop/browser.ts";
import type { FlowLog } from "./flow-log.ts";
import type { Recording } from "./recording.ts";

/**
 * Control, Alt and R saves the visit so far as a file, in every build. A visit may span several pages: each stores its
 * recording for the next, once the code for that has been loaded in an idle moment.
 */
export function listenForRecordingShortcut(log: FlowLog, place: Recording["place"], tab: TextStorage): void {
  /** Null if it cannot be loaded: then nothing is recorded, and the shop works as usual. */
  const load = () => import("./record-visit.ts").catch(() => null);
  addEventListener("keydown", (event) => {
    const isIt =
      event.ctrlKey && event.altKey && event.code === "KeyR" && !event.getModifierState("AltGraph");
    if (!isIt || event.repeat) return;
    event.preventDefault();
    void load().then((visit) => visit?.saveRecording(visit.recordVisit(log, place, tab)));
  });
  setTimeout(async () => {
    const visit = await load();
    if (visit)
      addEventListener("pagehide", () => visit.storeEntries(tab, visit.recordVisit(log, place, tab).entries));
  }, settled);
}

/** Milliseconds after which a page has loaded what is more important. */
const settled = 2_000;
