import { useEffect, useState, type RefObject } from "react";
import type { AnyStateMachine } from "xstate";
import { chartOf, type Chart } from "./chart.ts";
import type { Found } from "./chart-search.tsx";
import { openStates, statesAround } from "./collapse.ts";
import type { Drawing } from "./drawing.ts";

const charts = new WeakMap<AnyStateMachine, Chart>();

export function chartFor(machine: AnyStateMachine): Chart {
  const chart = charts.get(machine) ?? chartOf(machine);
  charts.set(machine, chart);
  return chart;
}

/** Which states of a chart are open, and which element a search found. */
export function useOpening(
  chart: Chart,
  active: ReadonlySet<string>,
  first: ReadonlyMap<string, boolean> = new Map(),
) {
  const [wished, setWished] = useState(first);
  const [found, setFound] = useState<Found | null>(null);
  const open = openStates(chart, active, wished);
  const wish = (ids: readonly string[], isOpen: boolean) =>
    setWished((before) => new Map([...before, ...ids.map((id) => [id, isOpen] as const)]));
  return {
    open,
    wished,
    found,
    toggle: (id: string) => wish([id], !open.has(id)),
    find: (result: Found) => {
      wish(
        statesAround(chart, result.state).map(({ id }) => id),
        true,
      );
      setFound(result);
    },
  };
}

/** Scrolls to a search result as soon as it is drawn. */
export function useFound(
  container: RefObject<HTMLElement | null>,
  drawing: Drawing,
  found: Found | null,
): void {
  useEffect(() => {
    if (!found) return;
    const id = CSS.escape(found.id);
    const element = container.current?.querySelector(`[data-state="${id}"], [data-arrow="${id}"]`);
    element?.scrollIntoView({ block: "center", inline: "center" });
  }, [container, drawing, found]);
}
