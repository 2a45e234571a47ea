import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";
import { explore, leafStates, stepsTo } from "./explore.ts";
import type { Visit } from "./explore.ts";
import { eventSteps } from "./model.ts";
import type { PathModel, Step } from "./model.ts";

export type Path = {
  title: string;
  start: string;
  steps: readonly Step[];
  key: string;
  leaves: readonly string[];
};

/** The shortest path to every distinct state. */
export const statePaths = <Machine extends AnyStateMachine>(model: PathModel<Machine>): Path[] =>
  explore(model).places.map((visit) => pathTo(visit, visit.key));

/**
 * The shortest path to each leaf state, titled with its name: one per box in the chart.
 *
 * @throws naming the flow and the states no path reaches, except those left at once by an unguarded `always`.
 */
export function leafPaths<Machine extends AnyStateMachine>(model: PathModel<Machine>): Path[] {
  const first = new Map<string, Path>();
  for (const visit of explore(model).places)
    for (const leaf of leafStates(visit.snapshot)) if (!first.has(leaf)) first.set(leaf, pathTo(visit, leaf));
  const unreached = restingLeaves(model.machine).filter((leaf) => !first.has(leaf));
  if (unreached.length > 0) throw new Error(`${model.machine.id}: no path reaches ${unreached.join(", ")}`);
  return [...first.values()];
}

/** The shortest path that takes each arrow of the chart. */
export function transitionPaths<Machine extends AnyStateMachine>(model: PathModel<Machine>): Path[] {
  const taken = new Map<string, Path>();
  for (const visit of explore(model).visits)
    for (const arrow of visit.arrows) {
      const name = arrowName(arrow);
      if (!taken.has(name)) taken.set(name, pathTo(visit, name));
    }
  return [...taken.values()];
}

/** The leaf states where the machine can rest, dotted: not those that it leaves at once. */
export const restingLeaves = (machine: AnyStateMachine): string[] =>
  getStateNodes(machine)
    .filter((node) => isLeaf(node) && !isPassedAtOnce(node))
    .map(nameOf);

/** The arrows of a chart that have a target or actions. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  getStateNodes(machine)
    .concat(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .filter(({ target, actions }) => target || actions.length > 0);

/**
 * The arrows of the chart that no path takes, as `state: event → target`: the guard never passes, or the event or outcome
 * never happens there. Empty for a complete model.
 */
export function untakenTransitions<Machine extends AnyStateMachine>(model: PathModel<Machine>): string[] {
  const taken = new Set(explore(model).visits.flatMap(({ arrows }) => arrows.map(arrowName)));
  return transitionsOf(model.machine)
    .map(arrowName)
    .filter((name) => !taken.has(name));
}

/** The events of the contract that no state handles. */
export function unhandledEvents<Machine extends AnyStateMachine>(model: PathModel<Machine>): string[] {
  const handled = new Set(explore(model).visits.map(({ last }) => last?.step.event.type));
  return [...new Set(eventSteps(model).map(({ event }) => event.type))].filter((type) => !handled.has(type));
}

/** The sample events that never do anything, because no guard passes for them. */
export function unusedSteps<Machine extends AnyStateMachine>(model: PathModel<Machine>): Step[] {
  const effective = new Set(explore(model).visits.map(({ last }) => last?.step.title));
  return eventSteps(model).filter(({ title }) => !effective.has(title));
}

/** Arrows for the same event are numbered by their position. */
function arrowName(arrow: AnyTransitionDefinition): string {
  const { source, eventType, target } = arrow;
  const rivals = eventType === "" ? source.always : source.transitions.get(eventType);
  const rank = rivals && rivals.length > 1 ? ` #${rivals.indexOf(arrow) + 1}` : "";
  const goal = target?.map(nameOf).join(" + ") ?? "stays";
  return `${nameOf(source)}: ${eventType || "always"}${rank} → ${goal}`;
}

export const nameOf = ({ path, key }: AnyStateNode): string => path.join(".") || key;
const isLeaf = ({ type }: AnyStateNode) => type === "atomic" || type === "final";
const isPassedAtOnce = ({ always }: AnyStateNode) => always?.some(({ guard }) => !guard) ?? false;

const pathTo = (visit: Visit, title: string): Path => ({
  title,
  start: visit.start,
  steps: stepsTo(visit),
  key: visit.key,
  leaves: leafStates(visit.snapshot),
});
