import { keepForLater, readEarlier } from "./earlier.ts";
import type { FlowLog } from "./flow-log.ts";
import type { Keeper } from "../shop/browser.ts";
import { copyRecording, recordingOf, saveRecording, type Recording } from "./recording.ts";

/** The visit in this tab so far. */
export const visitOf = (log: FlowLog, place: Recording["place"], tab: Keeper): Recording =>
  recordingOf(log, place, new Date().toISOString(), readEarlier(tab));

export { copyRecording, keepForLater, saveRecording };
