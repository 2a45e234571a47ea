import { and, createMachine, fromPromise, not, setup } from "xstate";
import { expect, test } from "vitest";
import { chartOf, statesOf, type ChartArrow, type ChartState } from "./chart.ts";
import { arrowWords } from "./words.ts";

const machine = setup({
  actors: { fetchKettle: fromPromise(() => Promise.resolve("kettle")) },
  actions: { ring: () => {}, wipe: () => {}, count: () => {} },
  guards: { isHot: () => true, isFull: () => true },
  delays: { cooling: 90_000, sipping: () => 3 },
}).createMachine({
  id: "tea",
  type: "parallel",
  states: {
    kettle: {
      initial: "looking",
      entry: "ring",
      exit: "wipe",
      onDone: { actions: "ring" },
      states: {
        looking: {
          always: [
            { guard: and(["isHot", not("isFull")]), target: "hot" },
            { target: "fetching", actions: "count" },
          ],
        },
        fetching: {
          tags: ["waiting"],
          invoke: {
            id: "fetch",
            src: "fetchKettle",
            onDone: [{ guard: "isHot", target: "hot" }, "looking"],
            onError: "looking",
          },
        },
        hot: {
          after: { cooling: "looking", sipping: "gone", 1500: "gone" },
          on: { "lid.lifted": { guard: "isFull", actions: ["count", "ring"] }, "kettle.left": {} },
        },
        gone: { type: "final" },
      },
    },
    cup: {
      initial: "empty",
      states: {
        empty: { on: { "cup.filled": "full", "*": { target: "empty", reenter: true } } },
        full: {},
        before: { type: "history", history: "deep" },
      },
      on: { "mind.changed": ".before" },
    },
  },
});

const state = (id: string, more: Partial<ChartState> = {}): ChartState => ({
  id,
  name: id.split(".").at(-1)!,
  kind: "atomic",
  history: null,
  initial: [],
  invokes: [],
  entry: [],
  exit: [],
  tags: [],
  states: [],
  ...more,
});

test("every kind of state is read with its initial states and actions", () => {
  expect(chartOf(machine).root).toEqual(
    state("tea", {
      kind: "parallel",
      states: [
        state("tea.kettle", {
          kind: "compound",
          initial: ["tea.kettle.looking"],
          entry: ["ring"],
          exit: ["wipe"],
          states: [
            state("tea.kettle.looking", { kind: "transient" }),
            state("tea.kettle.fetching", { invokes: ["fetch"], tags: ["waiting"] }),
            state("tea.kettle.hot"),
            state("tea.kettle.gone", { kind: "final" }),
          ],
        }),
        state("tea.cup", {
          kind: "compound",
          initial: ["tea.cup.empty"],
          states: [
            state("tea.cup.empty"),
            state("tea.cup.full"),
            state("tea.cup.before", { kind: "history", history: "deep" }),
          ],
        }),
      ],
    }),
  );
});

test("every transition is read as text", () => {
  expect(chartOf(machine).arrows.map(arrowWords)).toEqual([
    "kettle: done / ring",
    "kettle.looking: 1. always [and(isHot, not(isFull))] → kettle.hot",
    "kettle.looking: 2. always / count → kettle.fetching",
    "kettle.fetching: 1. fetch ✓ [isHot] → kettle.hot",
    "kettle.fetching: 2. fetch ✓ → kettle.looking",
    "kettle.fetching: fetch ✗ → kettle.looking",
    "kettle.hot: lid.lifted [isFull] / count, ring",
    "kettle.hot: kettle.left / nothing",
    "kettle.hot: after 1500 ms → kettle.gone",
    "kettle.hot: after cooling, 90 s → kettle.looking",
    "kettle.hot: after sipping → kettle.gone",
    "cup: mind.changed → cup.before",
    "cup.empty: cup.filled → cup.full",
    "cup.empty: * → cup.empty",
  ]);
});

test("an arrow has its event, source and targets", () => {
  const { arrows } = chartOf(machine);
  expect(arrows.find(({ guard, order }) => guard === "isHot" && order === 1)).toEqual({
    id: "tea.kettle.fetching xstate.done.actor.fetch 1",
    eventType: "xstate.done.actor.fetch",
    event: "fetch ✓",
    guard: "isHot",
    order: 1,
    actions: [],
    source: "tea.kettle.fetching",
    targets: ["tea.kettle.hot"],
  } satisfies ChartArrow);
});

test("a transition into several regions is one arrow with several targets", () => {
  const fork = createMachine({
    id: "fork",
    initial: "one",
    states: {
      one: { on: { parted: { target: ["#left", "#right"] } } },
      both: {
        type: "parallel",
        states: {
          a: { initial: "x", states: { x: {}, y: { id: "left" } } },
          b: { initial: "x", states: { x: {}, y: { id: "right" } } },
        },
      },
    },
  });
  expect(chartOf(fork).arrows.map(({ targets }) => targets)).toEqual([["left", "right"]]);
  expect(statesOf(chartOf(fork).root)).toHaveLength(9);
});
