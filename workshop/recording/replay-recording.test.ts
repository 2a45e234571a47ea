import { expect, test } from "vitest";
import { transitionPaths, leafPaths } from "#machines/paths/paths.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import { createFlowLog } from "#src/recording/flow-log.ts";
import { createRecording, type Recording } from "#src/recording/recording.ts";
import { flowModels } from "#scripts/flows.ts";
import { readRecording } from "./read-recording.ts";
import { replayRecording, stateName, titleOf, type Models } from "./replay-recording.ts";

const flows = await flowModels();
const models: Models = new Map(flows.map(({ model }) => [model.machine.id, model]));
const modelOf = (name: string) => flows.find(({ flow }) => flow === name)!.model;
const checkout = modelOf("checkout");
const payment = modelOf("payment");
const place = { marketId: "europe", languageId: "en" };
const time = "2026-11-21T09:00:00.000Z";

function recorded(state: string, model = checkout): Recording {
  const path = leafPaths(model).find(({ title }) => title === state)!;
  const log = createFlowLog(() => 0);
  const actor = createPathActor(model, path.start, log.inspect).start();
  for (const { event } of path.steps) actor.send(event);
  return readRecording("visit.json", JSON.stringify(createRecording(log, place, time)));
}

test.each(flows)("a recording of $flow is replayed to the same states", ({ model }) => {
  for (const path of transitionPaths(model)) {
    const log = createFlowLog(() => 0);
    const actor = createPathActor(model, path.start, log.inspect).start();
    for (const { event } of path.steps) actor.send(event);
    const recording = readRecording("visit.json", JSON.stringify(createRecording(log, place, time)));
    const file = { name: "visit.json", recording };
    const [end] = replayRecording(file, models, recording.entries.length - 1).values();
    expect(end!.getSnapshot().value, path.title).toEqual(actor.getSnapshot().value);
  }
});

test("a recording describes the events in the words of the paths", () => {
  const { entries } = recorded("ordering.returning.saving.unreachable");
  expect(entries.map((entry) => [titleOf(entry), stateName(entry.value)])).toEqual([
    ["begins", "ordering.returning.loading.asking"],
    ["loadCheckout ✓ draft", "ordering.returning.saving.asking"],
    ["saveDraft ✗", "ordering.returning.saving.unreachable"],
  ]);
});

test("a visit over two pages is one recording with separate actors", () => {
  const first = recorded("leaving", payment);
  const log = createFlowLog(() => 0);
  createPathActor(payment, "back, approved", log.inspect).start();
  const recording = createRecording(log, place, time, first.entries);
  const actors = replayRecording({ name: "visit.json", recording }, models, recording.entries.length - 1);
  expect([...actors.values()].map((actor) => stateName(actor.getSnapshot().value))).toEqual([
    "leaving",
    "processing.waiting.asking.prompt",
  ]);
});

test("a recording can be replayed in part", () => {
  const [actor] = replayRecording(
    { name: "visit.json", recording: recorded("unpaid.declined", payment) },
    models,
    0,
  ).values();
  expect(actor!.getSnapshot().value).toEqual({ processing: { waiting: { asking: "prompt" } } });
});

test("if the chart has changed, the error has the recording, flow and state", () => {
  const recording = recorded("drafting.choosingDelivery.choosing");
  const last = recording.entries.length - 1;
  const entries = recording.entries.map((entry, index) =>
    index === last ? { ...entry, value: { drafting: { choosingDelivery: "byDrone" } } } : entry,
  );
  const file = { name: "visit.json", recording: { ...recording, entries } };
  expect(() => replayRecording(file, models, entries.length - 1)).toThrow(
    `visit.json: step ${last + 1}, "saveDraft ✓ saved" of checkout: the recording was in drafting.choosingDelivery.byDrone then, this chart is in drafting.choosingDelivery.choosing`,
  );
});

test("an unknown flow and a missing start are reported", () => {
  const recording = recorded("drafting.loading.unreachable");
  const unknownFlow = {
    ...recording,
    entries: recording.entries.map((entry) => ({ ...entry, flow: "raffle" })),
  };
  expect(() => replayRecording({ name: "visit.json", recording: unknownFlow }, models, 0)).toThrow(
    'visit.json: step 1, "begins" of raffle: the shop has no such flow',
  );
  const cut = { ...recording, entries: recording.entries.slice(1) };
  expect(() => replayRecording({ name: "visit.json", recording: cut }, models, 0)).toThrow(
    'visit.json: step 1, "loadCheckout ✗" of checkout: its beginning is missing',
  );
});

test("an unknown event, an unrequested outcome and another flow's actor are reported", () => {
  const { entries, ...rest } = recorded("drafting.choosingDelivery.choosing");
  const changed = (at: number, change: object) => {
    const all = entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry));
    const file = { name: "visit.json", recording: { ...rest, entries: all } };
    return () => replayRecording(file, models, all.length - 1);
  };
  expect(changed(1, { event: { type: "nonsense.happened" } })).toThrow(
    'this chart knows no "nonsense.happened"',
  );
  expect(changed(1, { event: { type: "xstate.done.actor.saveDraft" } })).toThrow(
    "in drafting.returning.loading.asking nobody has asked saveDraft",
  );
  expect(changed(1, { flow: "market" })).toThrow("its actor belongs to checkout");
});

test.each([
  ["no JSON", "{", "visit.json: this is not a JSON file"],
  ["something else", '{"name":"trellis"}', "visit.json: this is not a recording of the shop"],
  ["null", "null", "visit.json: this is not a recording of the shop"],
  [
    "another version",
    '{"format":"trellis-recording","version":7}',
    "visit.json: a recording of version 7; this workshop reads versions 1 and 2",
  ],
  [
    "no entries",
    JSON.stringify({ ...recorded("drafting.loading.asking"), entries: [] }),
    "visit.json: entries nothing happened in it",
  ],
])("a file that is %s is refused", (_, text, message) => {
  expect(() => readRecording("visit.json", text)).toThrow(message);
});
