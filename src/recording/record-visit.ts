import { storeEntries, readEarlierEntries } from "./earlier-entries.ts";
import type { FlowLog } from "./flow-log.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { copyRecording, createRecording, saveRecording, type Recording } from "./recording.ts";

export const recordVisit = (log: FlowLog, place: Recording["place"], tab: TextStorage): Recording =>
  createRecording(log, place, new Date().toISOString(), readEarlierEntries(tab));

export { copyRecording, storeEntries, saveRecording };
