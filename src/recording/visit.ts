import { keepForLater, readEarlier } from "./earlier.ts";
import type { FlowLog } from "./flow-log.ts";
import { copyRecording, recordingOf, saveRecording, type Recording } from "./recording.ts";

const earlier = readEarlier();

/** All that happened in this tab's visit until now. */
export const visitOf = (log: FlowLog, place: Recording["place"]): Recording =>
  recordingOf(log, place, new Date().toISOString(), earlier);

export { copyRecording, keepForLater, saveRecording };
