import { pageOf } from "./earlier-entries.ts";
import type { FlowEntry, FlowLog } from "./flow-log.ts";
import { redactor } from "./redact.ts";

/** A visit as a file: the events of each flow, without personal data. Times in milliseconds from its start. */
export type Recording = {
  format: typeof format;
  version: typeof version;
  recordedAt: string;
  place: { marketId: string; languageId: string };
  entries: FlowEntry[];
};

export const format = "trellis-recording";
/** Raised when code for an older version would misread a newer file. */
export const version = 2;

/**
 * @param recordedAt ISO time
 * @param earlier entries of previous pages of the visit
 */
export function createRecording(
  log: FlowLog,
  place: Recording["place"],
  recordedAt: string,
  earlier: readonly FlowEntry[] = [],
): Recording {
  const redact = redactor();
  const before = earlier.at(-1);
  const page = before ? pageOf(before) + 1 : 0;
  return {
    format,
    version,
    recordedAt,
    place,
    entries: [
      ...earlier,
      ...log.entries.map((entry) => ({
        ...entry,
        at: Math.round(entry.at + (before?.at ?? 0)),
        actor: `${page}/${entry.actor}`,
        event: redact(entry.event) as FlowEntry["event"],
      })),
    ],
  };
}

const textOf = (recording: Recording): string => JSON.stringify(recording, null, 1);

export function saveRecording(recording: Recording): void {
  const address = URL.createObjectURL(new Blob([textOf(recording)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${recording.recordedAt.replace(/[:.]/g, "-")}.recording.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** @throws if the browser does not let the page write to the clipboard */
export const copyRecording = (recording: Recording): Promise<void> =>
  navigator.clipboard.writeText(textOf(recording));
