import { createMachine } from "xstate";
import { expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import { chartOf } from "#workshop/chart/chart.ts";
import { machineText } from "./machine-text.ts";

test.each(await flowModels())("the copy of $flow is the same chart", ({ model: { machine } }) => {
  const [, json] = /createMachine\((.*)\);\n$/s.exec(machineText(machine)) ?? [];
  const copied = chartOf(createMachine(JSON.parse(json!)));
  const { root, arrows } = chartOf(machine);
  const shapes = (all: typeof arrows) =>
    all.map(({ source, targets, eventType, guard }) => ({ source, targets, eventType, guard }));
  expect(copied.root.states.map(({ id }) => id)).toEqual(root.states.map(({ id }) => id));
  expect(shapes(copied.arrows)).toEqual(shapes(arrows));
});
