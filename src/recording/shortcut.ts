import type { FlowLog } from "./flow-log.ts";
import type { Recording } from "./recording.ts";

/** Control, Alt and R saves what happened in this visit as a file, in every build. */
export function offerRecording(log: FlowLog, place: Recording["place"]): void {
  addEventListener("keydown", (event) => {
    const isIt =
      event.ctrlKey && event.altKey && event.code === "KeyR" && !event.getModifierState("AltGraph");
    if (!isIt || event.repeat) return;
    event.preventDefault();
    void save(log, place);
  });
}

async function save(log: FlowLog, place: Recording["place"]): Promise<void> {
  const { recordingOf, saveRecording } = await import("./recording.ts");
  saveRecording(recordingOf(log, place, new Date().toISOString()));
}
