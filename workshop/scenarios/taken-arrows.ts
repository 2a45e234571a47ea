import type { AnyTransitionDefinition, InspectionEvent } from "xstate";
import { nameOf } from "#machines/paths/paths.ts";

/** An arrow of a chart: flow, state, event and where it leads. */
export function arrowName({ source, eventType, target }: AnyTransitionDefinition): string {
  const to = target?.map(nameOf).join(" + ") ?? nameOf(source);
  return `${source.machine.id}: ${nameOf(source)} --${eventType}--> ${to}`;
}

type Taken = { scenario: string; arrows: ReadonlySet<string> };
let latest: Taken | null = null;

/** Collects the arrows that the flows of a scenario take. */
export function collectArrows(scenario: string): (inspected: InspectionEvent) => void {
  const arrows = new Set<string>();
  latest = { scenario, arrows };
  return (inspected) => {
    if (inspected.type !== "@xstate.microstep") return;
    for (const transition of inspected._transitions) {
      arrows.add(arrowName(transition));
    }
  };
}

/** Those of the scenario that was played last. */
export const takenArrows = (): Taken | null => latest;
