import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { actionWords, eventWords, guardWords } from "./words.ts";

/** A state as it is drawn. A transient one is passed at once, because it always goes on. */
export type ChartState = {
  id: string;
  name: string;
  kind: "atomic" | "transient" | "compound" | "parallel" | "final" | "history";
  /** What a history state recalls. */
  history: "shallow" | "deep" | null;
  /** The ids of the states a compound state begins in. */
  initial: readonly string[];
  /** The ids of the actors that run while the state is active. */
  invokes: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  tags: readonly string[];
  states: readonly ChartState[];
  /** How many states are in it, where it is drawn as a closed box. */
  closed?: number;
};

/** A transition as it is drawn. Without targets it stays where it is, and acts or refuses the event. */
export type ChartArrow = {
  id: string;
  eventType: string;
  /** The event in words. */
  event: string;
  /** The guard's name, or nothing. */
  guard: string;
  /** Which of several for the same event it is, from 1; null for an only one. */
  order: number | null;
  actions: readonly string[];
  source: string;
  targets: readonly string[];
};

export type Chart = { root: ChartState; arrows: readonly ChartArrow[] };

/** What there is to draw of a machine: its states, nested, and each of their transitions once. */
export function chartOf(machine: AnyStateMachine): Chart {
  return { root: stateOf(machine.root), arrows: arrowsIn(machine.root) };
}

/** Every state of a chart, a state before those in it. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesOf)];

/** The same for every copy of a machine: the state, the event, and the place among those for that event. */
export function arrowId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  return `${source.id} ${eventType || "always"} ${rivalsOf(transition).indexOf(transition) + 1}`;
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    kind: isPassedAtOnce(node) ? "transient" : node.type,
    history: node.history || null,
    initial: node.type === "compound" ? node.initial.target.map(({ id }) => id) : [],
    invokes: node.invoke.map(({ id }) => id),
    entry: actionWords(node.entry.filter((action) => !isTimer(action))),
    exit: actionWords(node.exit.filter((action) => !isTimer(action))),
    tags: node.tags,
    states: childrenOf(node).map(stateOf),
  };
}

const arrowsIn = (node: AnyStateNode): ChartArrow[] => [
  ...[...node.transitions.values()].flat().map(arrowOf),
  ...(node.always ?? []).map(arrowOf),
  ...childrenOf(node).flatMap(arrowsIn),
];

function arrowOf(transition: AnyTransitionDefinition): ChartArrow {
  const rivals = rivalsOf(transition);
  return {
    id: arrowId(transition),
    eventType: transition.eventType,
    event: eventWords(transition),
    guard: guardWords(transition.guard),
    order: rivals.length > 1 ? rivals.indexOf(transition) + 1 : null,
    actions: actionWords(transition.actions),
    source: transition.source.id,
    targets: transition.target?.map(({ id }) => id) ?? [],
  };
}

const rivalsOf = ({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] =>
  (eventType === "" ? source.always : source.transitions.get(eventType)) ?? [];

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const isPassedAtOnce = ({ type, always }: AnyStateNode) =>
  type === "atomic" && (always?.some(({ guard }) => !guard) ?? false);

/** The engine raises and cancels the event of an `after` on entry and exit. */
function isTimer(action: AnyStateNode["entry"][number]): boolean {
  if (typeof action !== "function") return false;
  const event = "id" in action ? action.id : "sendId" in action ? action.sendId : "";
  return String(event).startsWith("xstate.after.");
}
