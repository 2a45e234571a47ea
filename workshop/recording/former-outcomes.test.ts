import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import type { FlowEntry } from "#src/recording/flow-log.ts";
import { pageOf } from "#src/recording/earlier-entries.ts";
import { format, version } from "#src/recording/recording.ts";
import { formerOutcomes } from "./former-outcomes.ts";
import { readRecording } from "./read-recording.ts";
import { replayRecording, stateName, type Models } from "./replay-recording.ts";

/** Recorded by the release before version 2: a page for each outcome that was renamed, which is its last entry. */
const name = "version-1.recording.json";
const text = readFileSync(join(import.meta.dirname, name), "utf8");
const stored = JSON.parse(text) as { version: number; entries: FlowEntry[] };
const models: Models = new Map((await flowModels()).map(({ model }) => [model.machine.id, model]));

const answerOf = ({ flow, event }: FlowEntry): string =>
  `${flow}: ${event.type.replace("xstate.done.actor.", "")} ✓ ${(event["output"] as { outcome: string }).outcome}`;

function endings(entries: readonly FlowEntry[]): Map<string, FlowEntry> {
  const last = new Map(entries.map((entry) => [pageOf(entry), entry]));
  return new Map([...last.values()].map((entry) => [answerOf(entry), entry]));
}

test("the stored file is of version 1, and contains every former outcome", () => {
  expect(stored.version).toBe(1);
  const former = Object.entries(formerOutcomes).flatMap(([flow, ports]) =>
    Object.entries(ports).flatMap(([port, names]) =>
      Object.keys(names).map((outcome) => `${flow}: ${port} ✓ ${outcome}`),
    ),
  );
  expect([...endings(stored.entries).keys()].toSorted()).toEqual(former.toSorted());
});

describe.each([1, version])("a file of version %i", (fileVersion) => {
  const recording = readRecording(name, JSON.stringify({ ...stored, version: fileVersion }));

  test("is replayed to its end", () => {
    expect(recording).toMatchObject({ format, version });
    const actors = replayRecording({ name, recording }, models, recording.entries.length - 1);
    expect(actors.size).toBeGreaterThan(140);
  });

  test.each([
    ["cart: changeCart ✓ cartMaximumExceeded", "customer.refused.maximum"],
    ["checkout: submitOrder ✓ orderValueTooLow", "ordering.belowMinimum"],
    ["checkout: submitOrder ✓ orderPlacedElsewhere", "paying"],
    ["payment: preparePayment ✓ orderBeingPaid", "processing.waiting.asking.prompt"],
    ["refundRequest: requestRefund ✓ refundTooOld", "closed.tooOld"],
    ["secondFactor: prove ✓ incorrectCode", "proving.typing.incorrect"],
    ["session: logIn ✓ incorrectCredentials", "visitor.refused.incorrect"],
  ])("has an outcome %s that leads to %s", (answer, state) => {
    const ending = endings(recording.entries).get(answer)!;
    const actors = replayRecording({ name, recording }, models, recording.entries.indexOf(ending));
    expect(stateName(actors.get(ending.actor)!.getSnapshot().value)).toBe(state);
  });
});

test("outcomes with unchanged names stay", () => {
  const loaded = stored.entries.find(({ event }) => event.type === "xstate.done.actor.loadCheckout")!;
  const entries = readRecording(name, text).entries;
  expect(
    entries.find(({ actor, event }) => actor === loaded.actor && event.type === loaded.event.type),
  ).toEqual(loaded);
});
