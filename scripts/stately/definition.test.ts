import { and, assign, createMachine, not, raise, setup, stateIn, type AnyStateMachine } from "xstate";
import { expect, test } from "vitest";
import type { PathModel } from "#machines/paths/model.ts";
import { effect } from "#machines/port.ts";
import { definitionOf } from "./definition.ts";
import { sourceOf } from "./source.ts";

const modelOf = (machine: AnyStateMachine, starts: object = { begins: {} }) =>
  ({ machine, starts }) as PathModel<AnyStateMachine>;

test("inline functions are named, and declared under that name", () => {
  const isFull = () => true;
  const machine = createMachine({
    id: "basket",
    initial: "open",
    states: {
      open: {
        entry: assign({ count: 1 }),
        exit: assign({ count: 2 }),
        on: {
          "item.added": { guard: isFull, target: "closed", actions: raise({ type: "item.refused" }) },
          "item.refused": { guard: and([isFull, not("isOpen")]), actions: function ring() {} },
          "item.removed": { guard: stateIn("open") },
        },
      },
      closed: {},
    },
  });
  const definition = definitionOf(modelOf(machine));
  expect(definition).toEqual({
    id: "basket",
    context: {},
    initial: "open",
    states: {
      open: {
        entry: "assign",
        exit: "assign 2",
        on: {
          "item.added": { guard: "isFull", target: "closed", actions: "raise" },
          "item.refused": { guard: "isFull and not isOpen", actions: "ring" },
          "item.removed": { guard: 'in "open"' },
        },
      },
      closed: {},
    },
  });
  expect(sourceOf(machine, definition, { name: "basketMachine", origin: "machines/basket" })).toContain(`
  actions: { assign: () => {}, "assign 2": () => {}, raise: () => {}, ring: () => {} },
  guards: { isFull: () => false, "isFull and not isOpen": () => false, "in \\"open\\"": () => false },
`);
});

test("fixed parameters stay and describe the transition, computed ones are left out", () => {
  const machine = setup({
    types: { events: {} as { type: "went"; to: string } },
    guards: { isAt: ({ event }, { place }: { place: string }) => event.to === place },
    actions: { go: effect<{ place: string }>() },
  }).createMachine({
    id: "walk",
    initial: "going",
    states: {
      going: {
        on: {
          went: [
            {
              guard: { type: "isAt", params: { place: "here" } },
              actions: { type: "go", params: { place: "home" } },
            },
            {
              guard: { type: "isAt", params: ({ event }) => ({ place: event.to }) },
              actions: { type: "go", params: ({ event }) => ({ place: event.to }) },
            },
          ],
        },
      },
    },
  });
  const { states } = definitionOf(modelOf(machine));
  expect(states).toEqual({
    going: {
      on: {
        went: [
          {
            guard: { type: "isAt", params: { place: "here" } },
            actions: { type: "go", params: { place: "home" } },
            description: "isAt(here)",
          },
          { guard: "isAt", actions: "go" },
        ],
      },
    },
  });
});

test("the context has what every start begins with, and null for what differs or was typed", () => {
  const machine = createMachine({
    id: "count",
    context: ({ input }: { input: { at: number } }) => ({ at: input.at, all: [], name: "Ada", done: false }),
  } as never);
  expect(definitionOf(modelOf(machine, { one: { at: 1 }, two: { at: 2 } }))["context"]).toEqual({
    at: null,
    all: [],
    name: null,
    done: false,
  });
});

test.each([
  [
    { initial: "open", states: { open: { meta: { note: 1 } } } },
    'basket: "meta" of a state cannot be exported',
  ],
  [{ invoke: { src: createMachine({}) } }, "basket: an invoked actor has no name"],
  [{ on: { went: { meta: {} } } }, 'basket: "meta" of a transition cannot be exported'],
])("what cannot be exported is refused by name: %j", (config, message) => {
  const machine = createMachine({ id: "basket", ...config } as never);
  expect(() => definitionOf(modelOf(machine))).toThrow(message);
});
