import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";
import type { PathModel } from "#machines/paths/model.ts";
import { arrowId, type Chart, type ChartArrow, type ChartState } from "#workshop/chart/chart.ts";
import { inWords } from "./words.ts";

export type IndexedState = {
  state: ChartState;
  parent: string | null;
  /** What runs or happens while the state is active, in words. */
  details: readonly string[];
};
export type IndexedArrow = ChartArrow & { transition: AnyTransitionDefinition };

/** A chart's states and arrows by their ids. */
export type Index = {
  root: string;
  /** Parents before their children. */
  states: ReadonlyMap<string, IndexedState>;
  arrows: readonly IndexedArrow[];
  /** The events that a person sends. */
  does: ReadonlySet<string>;
};

export function indexOf({ root, arrows }: Chart, { machine, does }: PathModel<AnyStateMachine>): Index {
  const states = new Map<string, IndexedState>();
  const add = (state: ChartState, parent: string | null) => {
    states.set(state.id, { state, parent, details: detailsOf(state, machine) });
    for (const child of state.states) add(child, state.id);
  };
  add(root, null);
  const transitions = [machine.root, ...getStateNodes(machine)]
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map((transition) => [arrowId(transition), transition] as const);
  const transitionById = new Map(transitions);
  return {
    root: root.id,
    states,
    arrows: arrows.map((arrow) => ({ ...arrow, transition: transitionById.get(arrow.id)! })),
    does: new Set(Object.keys(does)),
  };
}

/** The leaf states that become active when a state is entered. */
export function leavesOf(index: Index, id: string): string[] {
  const { kind, initial, states } = index.states.get(id)!.state;
  const next = kind === "parallel" ? states.map((state) => state.id) : initial;
  return next.length > 0 ? next.flatMap((inner) => leavesOf(index, inner)) : [id];
}

/**
 * The state that is told to a reader for a leaf state: the outermost one that begins with this leaf and holds no other
 * stop of the happy path.
 */
export function shownOf(index: Index, leaf: string, stops: readonly string[]): string {
  const others = stops.filter((stop) => stop !== leaf);
  const isIt = (id: string) =>
    id !== index.root && leavesOf(index, id).includes(leaf) && !others.some((stop) => isWithin(stop, id));
  return ancestorsOf(index, leaf).findLast(isIt) ?? leaf;
}

/** The outermost state around this one without a stop of the happy path in it. */
export const asideRoot = (index: Index, id: string, stops: readonly string[]): string =>
  [id, ...ancestorsOf(index, id)].findLast((at) => !stops.some((stop) => isWithin(stop, at))) ?? id;

export const isWithin = (id: string, container: string): boolean =>
  id === container || id.startsWith(`${container}.`);

/** The states around a state, from the innermost. */
export function ancestorsOf(index: Index, id: string): string[] {
  const { parent } = index.states.get(id)!;
  return parent === null ? [] : [parent, ...ancestorsOf(index, parent)];
}

/** Nothing leads out of it. */
export const isEnd = (index: Index, id: string): boolean =>
  index.states.get(id)!.state.kind === "final" ||
  [id, ...ancestorsOf(index, id)].every((at) =>
    index.arrows.every(({ source, targets }) => source !== at || targets.length === 0),
  );

function detailsOf({ invokes, entry, exit }: ChartState, machine: AnyStateMachine): string[] {
  const asked = invokes.map((id) => {
    const isFlow = "root" in (machine.implementations.actors[id] ?? {});
    return isFlow ? `runs the flow ${inWords(id)}` : `waits for ${inWords(id)}`;
  });
  return [
    ...asked,
    ...entry.filter(isNamed).map((action) => `on entry: ${inWords(action)}`),
    ...exit.filter(isNamed).map((action) => `on leaving: ${inWords(action)}`),
  ];
}

/** Actions written in place have the name of what XState does. */
export const isNamed = (action: string): boolean =>
  !["action", "assign", "raise", "enqueueActions", "sendTo", "spawnChild", "stopChild", "emit"].includes(
    action,
  );
