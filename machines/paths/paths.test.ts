import { assign, createMachine, setup } from "xstate";
import { expect, test } from "vitest";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import { transitionLines, drift } from "./agreed-transitions.ts";
import { explore } from "./explore.ts";
import { happyVisits } from "./happy-path.ts";
import { pathModel } from "./model.ts";
import type { PathModel } from "./model.ts";
import { leafPaths, statePaths, restingLeaves, unhandledEvents, untakenTransitions } from "./paths.ts";
import { createPathActor, stateAfter, replay, walk } from "./replay.ts";

type Answer = { outcome: "friend"; name: string } | { outcome: "fox" };
const setUp = setup({
  types: {
    events: {} as { type: "bell.rung"; times: number } | { type: "door.closed" },
    context: {} as { rings: number },
  },
  actors: { ask: port<Answer>("ask") },
  guards: { answered: hasOutcome, isLoud: (_, { times }: { times: number }) => times > 1 },
});
const answers = createOutcomeTransitions<typeof setUp>();

const gate = setUp.createMachine({
  id: "gate",
  context: { rings: 0 },
  initial: "waking",
  states: {
    waking: { always: { target: "closed" } },
    closed: {
      on: { "bell.rung": { guard: { type: "isLoud", params: ({ event }) => event }, target: "asking" } },
    },
    asking: {
      invoke: {
        id: "ask",
        src: "ask",
        onDone: answers<Answer>({ friend: "open", fox: "closed" }),
        onError: "closed",
      },
      after: { 30_000: "closed" },
    },
    open: { on: { "door.closed": "closed" } },
  },
});

const model = pathModel({
  machine: gate,
  title: "A chart",
  purpose: "an example",
  starts: { "at night": undefined },
  happyPath: ["at night", "rings", "ask ✓ a friend"],
  does: {
    "bell.rung": { rings: { times: 2 }, "rings softly": { times: 1 } },
    "door.closed": "shuts the door",
  },
  happens: {},
  answers: { ask: { friend: { "a friend": { name: "Ada" } }, fox: "a fox" } },
});
const without = (change: Partial<PathModel<typeof gate>>) => ({ ...model, ...change });

test("the shortest way to each state is found", () => {
  expect(leafPaths(model).map(({ title, steps }) => [title, steps.map((s) => s.title)])).toEqual([
    ["closed", []],
    ["asking", ["rings"]],
    ["open", ["rings", "ask ✓ a friend"]],
  ]);
});

test("every transition is taken, and described in plain words", () => {
  expect(transitionLines(model)).toEqual([
    "(at night) → closed",
    "asking: ask ✓ a fox → closed",
    "asking: ask ✓ a friend → open",
    "asking: ask ✗ → closed",
    "asking: ⏱ 30000 → closed",
    "closed: bell.rung (rings) → asking",
    "nowhere: bell.rung (rings softly) → nothing",
    "open: door.closed → closed",
  ]);
  expect(untakenTransitions(model)).toEqual([]);
});

test("a changed chart shows lost and new transitions", () => {
  const agreed = ["comparing: switch.declined → settled", "settled: market.chosen → comparing"];
  const now = ["comparing: switch.declined → comparing", "settled: market.chosen → comparing"];
  expect(drift(agreed, now)).toEqual([
    "+ comparing: switch.declined → comparing",
    "- comparing: switch.declined → settled",
  ]);
  expect(drift(now, now)).toEqual([]);
});

test("a model is explored once", () => {
  expect(explore(model)).toBe(explore(model));
});

test("a state with an immediate transition is not a resting state", () => {
  expect(restingLeaves(gate)).toEqual(["closed", "asking", "open"]);
});

test("the happy path is followed, and an impossible step on it reported", () => {
  const [first, second, third] = happyVisits(model);
  expect([first, second, third].map((visit) => visit!.key)).toEqual(["closed", "asking", "open"]);
  const again = happyVisits(without({ happyPath: ["at night", "rings", "at night"] }));
  expect(again.map(({ key }) => key)).toEqual(["closed", "asking", "closed"]);
  expect(() => happyVisits(without({ happyPath: ["at night", "shuts the door"] }))).toThrow(
    'gate: "shuts the door" is not possible there, only: rings',
  );
  expect(() => happyVisits(without({ happyPath: ["at noon"] }))).toThrow(
    'gate: "at noon" is not possible there, only: at night',
  );
});

test("an actor stays where its steps led", () => {
  const [way] = statePaths(model).filter(({ key }) => key === "asking");
  expect(replay(model, way!).getSnapshot().value).toBe("asking");
  expect(stateAfter(model, "at night", ["rings", "ask ✓ a friend"])).toBe("open");
});

test("an impossible step is reported with the possible ones", () => {
  const actor = createPathActor(model).start();
  expect(() => walk(model, actor, "rings", "shuts the door")).toThrow(
    'gate: "shuts the door" can\'t happen in "asking", only: ask ✓ a friend, ask ✓ a fox, ask ✗, ⏱ 30000',
  );
});

test("a port without answers is reported with its flow and state", () => {
  expect(() => explore(without({ answers: {} }))).toThrow(
    'gate: "ask", invoked in asking, has no answers in the path model',
  );
});

test("a port whose rejection is unhandled, or whose name differs from its invoke, is reported", () => {
  const machine = (invoke: object) =>
    setUp.createMachine({
      id: "gate",
      context: { rings: 0 },
      initial: "asking",
      states: { asking: { invoke: { src: "ask", ...invoke } as { id: "ask"; src: "ask" } } },
    }) as unknown as typeof gate;
  expect(() => explore(without({ machine: machine({ id: "ask" }) }))).toThrow(
    'gate: "ask", invoked in asking, has no arrow for when nobody answers',
  );
  expect(() => explore(without({ machine: machine({ id: "enquire", onError: {} }) }))).toThrow(
    'gate: "enquire", invoked in asking, is called otherwise than its port, "ask"',
  );
});

test("an event that no state handles is reported", () => {
  expect(unhandledEvents(without({ happens: { "bell.wrung": "wrings the bell" } }))).toEqual(["bell.wrung"]);
});

test("an unreachable state is reported", () => {
  expect(() => leafPaths(without({ answers: { ask: { fox: "a fox" } } }))).toThrow(
    "gate: no path reaches open",
  );
});

test("a transition that no path takes is reported", () => {
  const answersOnly = { ask: { friend: { "a friend": { name: "Ada" } } } };
  expect(
    untakenTransitions(without({ does: { "bell.rung": { rings: { times: 2 } } }, answers: answersOnly })),
  ).toEqual(["asking: xstate.done.actor.ask #2 → closed", "open: door.closed → closed"]);
});

test("a failing machine is reported with its path", () => {
  const fragile = createMachine({
    id: "vase",
    initial: "whole",
    states: {
      whole: {
        on: {
          dropped: {
            target: "whole",
            actions: assign(() => {
              throw new Error("broken");
            }),
          },
        },
      },
    },
  });
  const drops: PathModel<typeof fragile> = {
    machine: fragile,
    title: "A chart",
    purpose: "an example",
    starts: { "on the shelf": undefined },
    happyPath: ["on the shelf"],
    does: { dropped: "is dropped" },
    happens: {},
    answers: {},
  };
  expect(() => explore(drops)).toThrow("vase: the machine failed after: on the shelf, is dropped");
});

test("a machine with an endless loop is reported", () => {
  const machine = createMachine({
    id: "wheel",
    initial: "still",
    states: {
      still: { on: { pushed: "turning" } },
      turning: { always: "returning" },
      returning: { always: "turning" },
    },
  });
  const wheel = createPathActor({ machine, starts: { once: undefined } }).start();
  wheel.subscribe({ error: () => {} });
  wheel.send({ type: "pushed" });
  expect(wheel.getSnapshot().error).toEqual(new Error("wheel: the machine goes round in circles"));
});

test("unbounded facets are reported", () => {
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
    title: "A chart",
    purpose: "an example",
    starts: { zero: undefined },
    happyPath: ["zero"],
    does: {},
    happens: { "visitor.counted": "somebody comes" },
    answers: {},
    facets: ({ count }) => count,
  };
  expect(() => explore(counting)).toThrow("counter: over 10000 transitions; do the facets hold a counter?");
  expect(statePaths({ ...counting, facets: ({ count }) => Math.min(count, 2) })).toHaveLength(3);
});

test("an unknown start is reported", () => {
  expect(() => createPathActor(model, "at noon")).toThrow('gate: the path model has no start "at noon"');
});

/** Never called: each `@ts-expect-error` fails to compile if the line below it compiles. */
export const mistakes = () => {
  // @ts-expect-error an outcome without an arrow
  answers<Answer>({ friend: "open" });
  // @ts-expect-error an arrow for an outcome that is never answered
  answers<Answer>({ friend: "open", fox: "closed", bear: "closed" });
  const { machine, purpose, starts } = model;
  const rest = { machine, purpose, starts, happens: {} };
  const does = { "bell.rung": { rings: { times: 2 } }, "door.closed": "shuts the door" };
  const ask = { friend: { "a friend": { name: "Ada" } }, fox: "a fox" };
  // @ts-expect-error an outcome without a sample
  pathModel({ ...rest, does, answers: { ask: { friend: ask.friend } } });
  // @ts-expect-error an outcome that is misspelt
  pathModel({ ...rest, does, answers: { ask: { ...ask, foxx: "a fox" } } });
  // @ts-expect-error a sample that lacks what its outcome carries
  pathModel({ ...rest, does, answers: { ask: { ...ask, friend: "a friend" } } });
  // @ts-expect-error a port without answers
  pathModel({ ...rest, does, answers: {} });
  // @ts-expect-error an event of the contract without a sample
  pathModel({ ...rest, does: { "bell.rung": does["bell.rung"] }, answers: { ask } });
  // @ts-expect-error an event that is misspelt
  pathModel({ ...rest, does: { ...does, "bell.wrung": "wrings" }, answers: { ask } });
};
