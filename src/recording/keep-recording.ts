import type { TextStorage } from "#src/shop/browser.ts";
import type { FlowLog } from "./flow-log.ts";
import type { Recording } from "./recording.ts";
import { recordVisit, saveRecording, storeEntries } from "./record-visit.ts";

/**
 * From now on, Control, Alt and R saves the visit so far as a file, in every build. A visit may span several pages: each
 * stores its recording for the next.
 */
export function keepRecording(log: FlowLog, place: Recording["place"], tab: TextStorage): void {
  addEventListener("keydown", (event) => {
    const isIt =
      event.ctrlKey && event.altKey && event.code === "KeyR" && !event.getModifierState("AltGraph");
    if (!isIt || event.repeat) return;
    event.preventDefault();
    saveRecording(recordVisit(log, place, tab));
  });
  addEventListener("pagehide", () => storeEntries(tab, recordVisit(log, place, tab).entries));
}
