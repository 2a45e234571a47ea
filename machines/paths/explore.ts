import { createActor, getNextTransitions } from "xstate";
import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from "xstate";
import { answerSteps, checkModel, eventSteps, rejection } from "./model.ts";
import type { PathModel, Step } from "./model.ts";

/** One transition: its preceding visit, its step and the chart's arrows that it took. */
export type Visit = {
  start: string;
  snapshot: AnyMachineSnapshot;
  /** Identifies the target: its leaf states and facets. */
  key: string;
  last: { visit: Visit; step: Step } | null;
  arrows: readonly AnyTransitionDefinition[];
};
/** `places`: the first visit to each distinct state. `visits`: every transition, and the starts. */
export type Exploration = { places: readonly Visit[]; visits: readonly Visit[] };

/** More transitions than this mean that a facet is a counter. */
const tooManyTransitions = 10_000;
const explored = new WeakMap<object, Exploration>();

/**
 * Walks a machine breadth first, with every actor and timer pending. Each model is walked only once and the result is
 * cached; each transition is one step from the end of its predecessor.
 *
 * @throws naming the flow and the state if the model is incomplete or the machine fails.
 */
export function explore<Machine extends AnyStateMachine>(model: PathModel<Machine>): Exploration {
  const known = explored.get(model);
  if (known) return known;
  checkModel(model);
  const walker = walkerOf(model);
  const visitByState = new Map<string, Visit>();
  const visits: Visit[] = Object.keys(model.starts).map(walker.begin);
  for (const visit of visits) {
    if (visitByState.has(visit.key)) continue;
    visitByState.set(visit.key, visit);
    for (const step of possibleSteps(model, visit.snapshot)) visits.push(walker.take(visit, step));
    if (visits.length > tooManyTransitions)
      throw new Error(
        `${model.machine.id}: over ${tooManyTransitions} transitions; do the facets hold a counter?`,
      );
  }
  const exploration = { places: [...visitByState.values()], visits };
  explored.set(model, exploration);
  return exploration;
}

/** The leaf states a snapshot is in, dotted, in the chart's order. */
export const leafStates = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .sort((a, b) => a.order - b.order)
    .map(({ path }) => path.join("."));

/** Identifies a state: the leaf states, and the facets if the model has any. */
export function stateKey<Machine extends AnyStateMachine>(
  { facets }: Pick<PathModel<Machine>, "facets">,
  snapshot: AnyMachineSnapshot,
): string {
  const leaves = leafStates(snapshot).join(" + ");
  return facets ? `${leaves} ${JSON.stringify(facets(snapshot.context))}` : leaves;
}

export function stepsTo({ last }: Pick<Visit, "last">): Step[] {
  const steps: Step[] = [];
  for (let at = last; at; at = at.visit.last) steps.push(at.step);
  return steps.reverse();
}

/**
 * All possible next steps: sample events, outcomes of running actors, timers.
 *
 * @throws naming the flow and the state if an invoked actor has no answers in the model.
 */
export function possibleSteps<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  snapshot: AnyMachineSnapshot,
): Step[] {
  if (snapshot.status !== "active") return [];
  const listened = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const sent = eventSteps(model).filter(({ event }) => listened.has(event.type) && snapshot.can(event));
  const invoked = snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const answers = invoked.flatMap((id) => {
    const samples = model.answers[id];
    if (!samples) {
      const where = leafStates(snapshot).join(" + ");
      throw new Error(`${model.machine.id}: no answers are listed for "${id}", invoked in ${where}`);
    }
    const isHeard = listened.has(`xstate.error.actor.${id}`);
    return [...answerSteps(id, samples), ...(isHeard ? [rejection(id)] : [])];
  });
  const timers = [...listened]
    .filter((type) => type.startsWith("xstate.after."))
    .map((type): Step => ({ title: `⏱ ${type.split(".")[2]}`, by: "clock", event: { type } }));
  return [...sent, ...answers, ...timers];
}

/** Moves the machine by XState's own transition function and records which arrows are taken. */
function walkerOf<Machine extends AnyStateMachine>(model: PathModel<Machine>) {
  const machine: AnyStateMachine = model.machine;
  let arrows: AnyTransitionDefinition[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type !== "@xstate.microstep") return;
    // An invoked flow reports its own arrows too.
    arrows.push(...event._transitions.filter(({ source }) => source.machine === machine));
  };
  const visitOf = (
    way: Pick<Visit, "start" | "last">,
    move: (scope: AnyActorScope) => AnyMachineSnapshot,
  ): Visit => {
    arrows = [];
    try {
      const snapshot = move(quietScope(machine, model.starts[way.start], inspect));
      if (snapshot.status === "error") throw snapshot.error;
      return { ...way, snapshot, key: stateKey(model, snapshot), arrows };
    } catch (cause) {
      const titles = [way.start, ...stepsTo(way).map(({ title }) => title)];
      throw new Error(`${machine.id}: the machine failed after: ${titles.join(", ")}`, { cause });
    }
  };
  return {
    begin: (start: string) =>
      visitOf({ start, last: null }, (scope) => machine.getInitialSnapshot(scope, model.starts[start])),
    take: (visit: Visit, step: Step) =>
      visitOf({ start: visit.start, last: { visit, step } }, (scope) =>
        machine.transition(visit.snapshot, step.event, scope),
      ),
  };
}

/** A scope in which no action runs and no actor starts. */
function quietScope(
  machine: AnyStateMachine,
  input: unknown,
  inspect: (event: InspectionEvent) => void,
): AnyActorScope {
  const self = createActor(machine, { input });
  self.system.inspect(inspect);
  const nothing = () => {};
  return {
    self,
    id: "",
    sessionId: "",
    system: self.system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
}
