import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { resolvePort, createPathActor, walk } from "#machines/paths/replay.ts";
import { possibleSteps } from "#machines/paths/explore.ts";
import { marketPaths } from "#machines/shell/market/market.paths.ts";
import { chartOf } from "./chart.ts";
import { layoutChart } from "./layout.ts";
import { stepsByArrow } from "./possible-arrows.ts";
import { Statechart } from "./statechart.tsx";

const { machine } = marketPaths;
const drawing = await layoutChart(chartOf(machine), "DOWN");

function actorComparing() {
  return walk(marketPaths, createPathActor(marketPaths).start(), "chooses Japan");
}

test("without controls it is an image", () => {
  const svg = renderToStaticMarkup(<Statechart drawing={drawing} />);
  expect(svg).toContain('role="img" aria-label="Chart of the market flow"');
  expect(svg).not.toContain('role="button"');
});

test("possible arrows are mapped to the steps that take them", () => {
  const snapshot = actorComparing().getSnapshot();
  const ways = stepsByArrow(machine, snapshot, possibleSteps(marketPaths, snapshot));
  expect([...ways.keys()].toSorted()).toEqual([
    "market.comparing.asking xstate.done.actor.compareMarkets 1",
    "market.comparing.asking xstate.done.actor.compareMarkets 2",
    "market.comparing.asking xstate.done.actor.compareMarkets 3",
    "market.comparing.asking xstate.error.actor.compareMarkets 1",
  ]);
  expect(stepsByArrow(machine, undefined, [])).toEqual(new Map());
});

test("possible arrows are named buttons with a click handler", () => {
  const possible = new Set(["market.confirming switch.declined 1"]);
  const svg = renderToStaticMarkup(<Statechart drawing={drawing} possible={possible} onArrow={() => {}} />);
  expect(svg.match(/role="button" tabindex="0"><title>[^<]*/g)).toEqual([
    'role="button" tabindex="0"><title>confirming: switch.declined → settled',
  ]);
});

test("the active states and running actors are highlighted", () => {
  const snapshot = actorComparing().getSnapshot();
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const running = new Set(Object.keys(snapshot.children));
  const svg = renderToStaticMarkup(<Statechart drawing={drawing} active={active} running={running} />);
  expect(litIn(svg)).toEqual(["market", "market.comparing", "market.comparing.asking"]);
  expect(svg.match(/class="invoke lit"[^>]*>[^<]*/g)?.map((text) => text.split(">")[1])).toEqual([
    "▸ compareMarkets",
  ]);
});

test("a port's outcome highlights the states it leads to", () => {
  const actor = actorComparing();
  const steps = possibleSteps(marketPaths, actor.getSnapshot());
  const answered = steps.find(({ event }) => event.type === "xstate.done.actor.compareMarkets");
  resolvePort(actor, "compareMarkets", answered?.event.output);
  const active = new Set(actor.getSnapshot()._nodes.map(({ id }) => id));
  expect(litIn(renderToStaticMarkup(<Statechart drawing={drawing} active={active} />))).toEqual([
    "market",
    "market.confirming",
  ]);
});

const litIn = (svg: string): string[] =>
  [...svg.matchAll(/class="[^"]*\bactive" data-state="([^"]+)"/g)].map(([, id]) => id!);
