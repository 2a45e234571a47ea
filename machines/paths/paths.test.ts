import { assign, createMachine, fromPromise, setup } from "xstate";
import { expect, test } from "vitest";
import { explore } from "./explore.ts";
import type { PathModel } from "./model.ts";
import { leafPaths, placePaths, restingLeaves, transitionPaths, untakenArrows } from "./paths.ts";
import { createPathActor, replay } from "./replay.ts";

const gate = setup({
  types: {
    events: {} as { type: "bell.rung" } | { type: "door.closed" },
    context: {} as { rings: number },
  },
  actors: { ask: fromPromise<string>(() => Promise.reject(new Error("not provided"))) },
  guards: { isFriend: (_, { answer }: { answer: string }) => answer === "friend" },
}).createMachine({
  id: "gate",
  context: { rings: 0 },
  initial: "waking",
  states: {
    waking: { always: { target: "closed" } },
    closed: { on: { "bell.rung": "asking" } },
    asking: {
      invoke: {
        id: "ask",
        src: "ask",
        onDone: [
          {
            guard: { type: "isFriend", params: ({ event }) => ({ answer: event.output }) },
            target: "open",
          },
          { target: "closed" },
        ],
        onError: "closed",
      },
      after: { 30_000: "closed" },
    },
    open: { on: { "door.closed": "closed" } },
  },
});

const model: PathModel<typeof gate> = {
  machine: gate,
  purpose: "an example",
  starts: { "at night": undefined },
  events: { rings: { type: "bell.rung" }, "shuts the door": { type: "door.closed" } },
  outcomes: {
    ask: {
      "a friend": { output: "friend" },
      "a fox": { output: "fox" },
      nobody: { error: "nobody" },
    },
  },
};

test("the shortest way to each state is found", () => {
  expect(leafPaths(model).map(({ title, steps }) => [title, steps.map((s) => s.title)])).toEqual([
    ["closed", []],
    ["asking", ["rings"]],
    ["open", ["rings", "ask ✓ a friend"]],
  ]);
});

test("every transition is taken once", () => {
  expect(transitionPaths(model).map(({ title }) => title)).toEqual([
    "closed — rings → asking",
    "asking — ask ✓ a friend → open",
    "asking — ask ✓ a fox → closed",
    "asking — ask ✗ nobody → closed",
    "asking — ⏱ 30000 → closed",
    "open — shuts the door → closed",
  ]);
  expect(untakenArrows(model)).toEqual([]);
});

test("a state that always goes on is no place to rest", () => {
  expect(restingLeaves(gate)).toEqual(["closed", "asking", "open"]);
});

test("an actor stays where the steps have led it", () => {
  const [way] = placePaths(model).filter(({ key }) => key === "asking");
  expect(replay(model, way!).getSnapshot().value).toBe("asking");
});

test("an actor without listed outcomes is named with its flow and state", () => {
  expect(() => explore({ ...model, outcomes: {} })).toThrow(
    'gate: no outcomes are listed for "ask", invoked in asking',
  );
});

test("an event the machine does not know is named", () => {
  const misspelt = { ...model.events, knocks: { type: "bell.wrung" } };
  expect(() => explore({ ...model, events: misspelt as typeof model.events })).toThrow(
    'gate: "knocks" sends "bell.wrung", which the machine does not know',
  );
});

test("outcomes of an actor that nobody invokes are named", () => {
  const outcomes = { ...model.outcomes, telephone: { rang: { output: 1 } } };
  expect(() => explore({ ...model, outcomes })).toThrow(
    'gate: outcomes are listed for "telephone", which no state invokes',
  );
});

test("a state that no path reaches is named", () => {
  const onlyFoxes = { ask: { "a fox": { output: "fox" } } };
  expect(() => leafPaths({ ...model, outcomes: onlyFoxes })).toThrow("gate: no path reaches open");
});

test("an arrow that no path takes is named", () => {
  const { rings } = model.events;
  const outcomes = { ask: { "a friend": { output: "friend" } } };
  expect(untakenArrows({ ...model, events: { rings: rings! }, outcomes })).toEqual([
    "asking: xstate.done.actor.ask #2 → closed",
    "asking: xstate.error.actor.ask → closed",
    "open: door.closed → closed",
  ]);
});

test("a machine that fails is named with the way that led there", () => {
  const fragile = createMachine({
    id: "vase",
    initial: "whole",
    states: {
      whole: { on: { dropped: "falling" } },
      falling: { invoke: { id: "fall", src: fromPromise(() => Promise.resolve()) } },
    },
  });
  const drops: PathModel<typeof fragile> = {
    machine: fragile,
    purpose: "an example",
    starts: { "on the shelf": undefined },
    events: { "is dropped": { type: "dropped" } },
    outcomes: { fall: { "on stone": { error: "broken" } } },
  };
  expect(() => explore(drops)).toThrow(
    "vase: the machine failed after: on the shelf, is dropped, fall ✗ on stone",
  );
});

test("facets that count are found out", () => {
  const counter = setup({
    types: { context: {} as { count: number }, events: {} as { type: "visitor.counted" } },
    actions: { count: assign(({ context }) => ({ count: context.count + 1 })) },
  }).createMachine({
    id: "counter",
    context: { count: 0 },
    on: { "visitor.counted": { actions: "count" } },
  });
  const counting: PathModel<typeof counter> = {
    machine: counter,
    purpose: "an example",
    starts: { zero: undefined },
    events: { "somebody comes": { type: "visitor.counted" } },
    outcomes: {},
    facets: ({ count }) => count,
  };
  expect(() => explore(counting)).toThrow("counter: over 10000 transitions; do the facets hold a counter?");
  expect(placePaths({ ...counting, facets: ({ count }) => Math.min(count, 2) })).toHaveLength(3);
});

test("a start that the model does not have is named", () => {
  expect(() => createPathActor(model, "at noon")).toThrow('gate: the path model has no start "at noon"');
});
