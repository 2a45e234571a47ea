import { getStateNodes } from "xstate/graph";
import { describe, expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import { chartOf } from "./chart.ts";
import type { Direction, Drawing, Frame } from "./drawing.ts";
import { layoutChart } from "./layout.ts";

/** Charts are drawn downwards by default; a few different ones show that the other direction works too. */
const drawnBothWays = ["cart", "payment", "refund-request", "sign-up"];
const directionsOf = (flow: string): readonly Direction[] =>
  drawnBothWays.includes(flow) ? ["DOWN", "RIGHT"] : ["DOWN"];

describe.for(await flowModels())("the chart of $flow", ({ flow, model: { machine } }) => {
  test("has each transition once", () => {
    const transitions = [machine.root, ...getStateNodes(machine)].flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ]);
    const { arrows } = chartOf(machine);
    expect(arrows).toHaveLength(transitions.length);
    expect(new Set(arrows.map(({ id }) => id)).size).toBe(transitions.length);
  });

  describe.for(directionsOf(flow))("drawn %s", (direction) => {
    let layout: Promise<Drawing> | undefined;
    /** Drawn by the first test that needs it, so that a single test need not wait for all charts. */
    const made = () => (layout ??= layoutChart(chartOf(machine), direction));

    test("shows every state and every arrow at a valid position", async () => {
      const drawing = await made();
      const { arrows } = chartOf(machine);
      const shown = labelsOf(drawing).map(({ arrow }) => arrow.id);
      expect(shown.toSorted()).toEqual(arrows.map(({ id }) => id).toSorted());
      expect(drawing.boxes).toHaveLength(getStateNodes(machine).length + 1);
      expect(drawing.lines.filter(({ points }) => points.length < 2)).toEqual([]);
      expect(numbersIn(drawing).filter((number) => !Number.isFinite(number))).toEqual([]);
    });

    test("has no overlapping leaf states", async () => {
      const leaves = (await made()).boxes.filter(({ state }) => state.states.length === 0);
      const pairs = leaves.flatMap((a, index) => leaves.slice(index + 1).map((b) => [a, b] as const));
      expect(pairs.filter(([a, b]) => isOver(a, b))).toEqual([]);
    });

    test("keeps every label on the canvas, and every text inside its box", async () => {
      const drawing = await made();
      const canvas = { x: 0, y: 0, width: drawing.width, height: drawing.height };
      expect(labelsOf(drawing).filter((label) => !isWithin(label, canvas))).toEqual([]);
      expect(drawing.boxes.filter((box) => box.labels.some((label) => !isWithin(label, box)))).toEqual([]);
      expect(
        drawing.boxes.filter((box) => box.texts.some((text) => text.x + text.width > box.x + box.width)),
      ).toEqual([]);
    });

    test("has no overlapping labels", async () => {
      const labels = (await made()).lines.flatMap((line) => line.labels);
      const pairs = labels.flatMap((a, index) => labels.slice(index + 1).map((b) => [a, b] as const));
      expect(pairs.filter(([a, b]) => isOver(a, b))).toEqual([]);
    });
  });
});

const labelsOf = ({ boxes, lines }: Drawing) => [...boxes, ...lines].flatMap(({ labels }) => labels);

const numbersIn = ({ width, height, boxes, lines, starts }: Drawing): number[] => [
  width,
  height,
  ...[...boxes, ...labelsOf({ boxes, lines } as Drawing)].flatMap((frame) => [
    frame.x,
    frame.y,
    frame.width,
    frame.height,
  ]),
  ...[...lines, ...starts].flatMap(({ points }) => points.flatMap(({ x, y }) => [x, y])),
];

const isOver = (a: Frame, b: Frame) =>
  a.x + 0.2 < b.x + b.width &&
  b.x + 0.2 < a.x + a.width &&
  a.y + 0.2 < b.y + b.height &&
  b.y + 0.2 < a.y + a.height;

const isWithin = (inner: Frame, outer: Frame) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
