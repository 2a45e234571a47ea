import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { actionWords, eventWords, guardWords } from "./words.ts";

/** A transient state is left at once by an unguarded `always`. */
export type ChartState = {
  id: string;
  name: string;
  kind: "atomic" | "transient" | "compound" | "parallel" | "final" | "history";
  /** What a history state restores. */
  history: "shallow" | "deep" | null;
  /** The ids of a compound state's initial states. */
  initial: readonly string[];
  /** The ids of the actors that run while the state is active. */
  invokes: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  tags: readonly string[];
  states: readonly ChartState[];
  /** The number of nested states, if it is drawn as a closed box. */
  closed?: number;
};

/** Without targets it stays in its state, and acts on or ignores the event. */
export type ChartArrow = {
  id: string;
  eventType: string;
  /** The event in words. */
  event: string;
  /** The guard's name, or "". */
  guard: string;
  /** Its position among arrows for the same event, from 1; null if there is only one. */
  order: number | null;
  actions: readonly string[];
  source: string;
  targets: readonly string[];
};

export type Chart = { root: ChartState; arrows: readonly ChartArrow[] };

/** A machine's states, nested, and every transition once. */
export function chartOf(machine: AnyStateMachine): Chart {
  return { root: stateOf(machine.root), arrows: arrowsIn(machine.root) };
}

/** Every state of a chart, parents before their children. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesOf)];

/** Equal for every copy of a machine: the state, the event, and the position among transitions for that event. */
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

/** XState raises and cancels the event of an `after` on entry and exit. */
function isTimer(action: AnyStateNode["entry"][number]): boolean {
  if (typeof action !== "function") return false;
  const event = "id" in action ? action.id : "sendId" in action ? action.sendId : "";
  return String(event).startsWith("xstate.after.");
}
