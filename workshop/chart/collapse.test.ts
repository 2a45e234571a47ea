import { createMachine } from "xstate";
import { expect, test } from "vitest";
import { chartOf } from "./chart.ts";
import { closable, collapsed, isLarge, openStates, statesAround } from "./collapse.ts";
import { arrowWords } from "./words.ts";

const chart = chartOf(
  createMachine({
    id: "trip",
    initial: "packing",
    states: {
      packing: { on: { left: "riding" } },
      riding: {
        initial: "train",
        on: { missed: "packing" },
        states: {
          train: { on: { changed: "bus", arrived: "#trip.there.resting" } },
          bus: { initial: "waiting", states: { waiting: { on: { came: "moving" } }, moving: {} } },
        },
      },
      there: { initial: "resting", states: { resting: { on: { bored: "walking" } }, walking: {} } },
    },
  }),
);

test("a collapsed state is one box with its count, and arrows end at it", () => {
  const { root, arrows } = collapsed(chart, new Set(["trip.riding"]));
  const [, riding, there] = root.states;
  expect(there).toMatchObject({ id: "trip.there", states: [], initial: [], closed: 2 });
  expect(riding!.states.map(({ id, closed }) => [id, closed])).toEqual([
    ["trip.riding.train", undefined],
    ["trip.riding.bus", 2],
  ]);
  expect(arrows.map(arrowWords)).toEqual([
    "packing: left → riding",
    "riding: missed → packing",
    "riding.train: changed → riding.bus",
    "riding.train: arrived → there",
  ]);
});

test("with everything collapsed, only the outermost boxes are left", () => {
  const { root, arrows } = collapsed(chart, new Set());
  expect(root.states.map(({ id }) => id)).toEqual(["trip.packing", "trip.riding", "trip.there"]);
  expect(arrows.map(arrowWords)).toEqual([
    "packing: left → riding",
    "riding: missed → packing",
    "riding: arrived → there",
  ]);
});

test("with everything expanded nothing changes", () => {
  expect(collapsed(chart, new Set(closable(chart).map(({ id }) => id)))).toEqual(chart);
});

test("a small chart is expanded, and manual choices take precedence", () => {
  expect(isLarge(chart)).toBe(false);
  expect([...openStates(chart, new Set(), new Map([["trip.there", false]]))]).toEqual([
    "trip.riding",
    "trip.riding.bus",
  ]);
});

test("in a large chart the active states are expanded", () => {
  const many = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`s${at}`, {}]));
  const two = createMachine({
    id: "two",
    initial: "a",
    states: { a: { initial: "s0", states: many }, b: { initial: "s0", states: many } },
  });
  const large = chartOf(two);
  expect(isLarge(large)).toBe(true);
  expect([...openStates(large, new Set(["two", "two.a", "two.a.s0"]), new Map())]).toEqual(["two.a"]);
  expect([...openStates(large, new Set(["two.a"]), new Map([["two.b", true]]))]).toEqual(["two.a", "two.b"]);
});

test("the ancestors of a state are listed from the outermost", () => {
  expect(statesAround(chart, "trip.riding.bus.moving").map(({ id }) => id)).toEqual([
    "trip",
    "trip.riding",
    "trip.riding.bus",
  ]);
});
