import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";
import { explore } from "./explore.ts";
import type { Path } from "./explore.ts";
import type { PathModel } from "./model.ts";
import { replay } from "./replay.ts";

/** The shortest way to every distinct place. */
export const placePaths = <Machine extends AnyStateMachine>(model: PathModel<Machine>): Path[] =>
  explore(model).places;

/** Every transition the model can take, once, after the shortest way to where it begins. */
export const transitionPaths = <Machine extends AnyStateMachine>(model: PathModel<Machine>): Path[] =>
  explore(model).transitions;

/**
 * The shortest way to each leaf state, titled by it: one per box in the chart.
 *
 * @throws naming the flow and the states that no path reaches. A state that is passed at once,
 * because it always goes on, is not one of them.
 */
export function leafPaths<Machine extends AnyStateMachine>(model: PathModel<Machine>): Path[] {
  const first = new Map<string, Path>();
  for (const path of placePaths(model))
    for (const leaf of path.leaves) if (!first.has(leaf)) first.set(leaf, { ...path, title: leaf });
  const unreached = restingLeaves(model.machine).filter((leaf) => !first.has(leaf));
  if (unreached.length > 0) throw new Error(`${model.machine.id}: no path reaches ${unreached.join(", ")}`);
  return [...first.values()];
}

/** The leaf states one can rest in, dotted: all but those that are passed at once. */
export const restingLeaves = (machine: AnyStateMachine): string[] =>
  getStateNodes(machine)
    .filter((node) => isLeaf(node) && !isPassedAtOnce(node))
    .map(nameOf);

/**
 * The arrows of the chart that no path takes, as `state: event → target`: a guard nobody passed, an
 * event or an outcome the model has no sample of. Empty for a complete model.
 */
export function untakenArrows<Machine extends AnyStateMachine>(model: PathModel<Machine>): string[] {
  const taken = new Set<string>();
  for (const path of transitionPaths(model))
    replay(model, path, (inspected) => {
      if (inspected.type !== "@xstate.microstep") return;
      for (const arrow of inspected._transitions) taken.add(arrowName(arrow));
    });
  return getStateNodes(model.machine)
    .concat(model.machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .filter(({ target, actions }) => target || actions.length > 0)
    .map(arrowName)
    .filter((name) => !taken.has(name));
}

/** Which one of several for the same event is told by its place among them. */
function arrowName(arrow: AnyTransitionDefinition): string {
  const { source, eventType, target } = arrow;
  const rivals = eventType === "" ? source.always : source.transitions.get(eventType);
  const rank = rivals && rivals.length > 1 ? ` #${rivals.indexOf(arrow) + 1}` : "";
  const goal = target?.map(nameOf).join(" + ") ?? "stays";
  return `${nameOf(source)}: ${eventType || "always"}${rank} → ${goal}`;
}

const isLeaf = ({ type }: AnyStateNode) => type === "atomic" || type === "final";
const isPassedAtOnce = ({ always }: AnyStateNode) => always?.some(({ guard }) => !guard) ?? false;
const nameOf = ({ path, key }: AnyStateNode) => path.join(".") || key;
