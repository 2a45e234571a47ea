import { getNextTransitions, initialTransition, transition } from "xstate";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { checkModel, eventSteps, outcomeSteps } from "./model.ts";
import type { PathModel, Step } from "./model.ts";

/** A way through a machine: where it starts, what happens, and where it ends. */
export type Path = {
  title: string;
  start: string;
  steps: readonly Step[];
  /** The place it ends in: its leaf states and its facets. */
  key: string;
  leaves: readonly string[];
};

type Visit = {
  start: string;
  snapshot: AnyMachineSnapshot;
  key: string;
  last: { visit: Visit; step: Step } | null;
};

/** So many that a facet must be a counter. */
const tooManyTransitions = 10_000;

/**
 * Walks a machine breadth first, with every actor and every timer held open.
 *
 * @returns the shortest way to each place, and each transition after the shortest way to its tail.
 * @throws naming the flow and the state when the model leaves something out or the machine fails.
 */
export function explore<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
): { places: Path[]; transitions: Path[] } {
  checkModel(model);
  const places = new Map<string, Visit>();
  const transitions: Visit[] = [];
  const queue = Object.keys(model.starts).map((start) => begin(model, start));
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    if (places.has(visit.key)) continue;
    places.set(visit.key, visit);
    for (const step of possibleSteps(model, visit.snapshot)) {
      const next = take(model, visit, step);
      transitions.push(next);
      queue.push(next);
    }
    if (transitions.length > tooManyTransitions)
      throw new Error(
        `${model.machine.id}: over ${tooManyTransitions} transitions; do the facets hold a counter?`,
      );
  }
  return {
    places: [...places.values()].map((visit) => pathTo(visit, visit.key)),
    transitions: transitions.map((visit) => pathTo(visit, transitionTitle(visit))),
  };
}

/** The leaf states a snapshot is in, dotted, in the chart's order. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .map(({ path }) => path.join("."));

/** What tells one place from another: the leaf states, and the facets if the model has any. */
export function keyOf<Machine extends AnyStateMachine>(
  { facets }: Pick<PathModel<Machine>, "facets">,
  snapshot: AnyMachineSnapshot,
): string {
  const leaves = leavesOf(snapshot).join(" + ");
  return facets ? `${leaves} ${JSON.stringify(facets(snapshot.context))}` : leaves;
}

function begin<Machine extends AnyStateMachine>(model: PathModel<Machine>, start: string): Visit {
  const machine: AnyStateMachine = model.machine;
  return visitOf(model, { start, last: null }, () => initialTransition(machine, model.starts[start]));
}

function take<Machine extends AnyStateMachine>(model: PathModel<Machine>, visit: Visit, step: Step): Visit {
  const machine: AnyStateMachine = model.machine;
  return visitOf(model, { start: visit.start, last: { visit, step } }, () =>
    transition(machine, visit.snapshot, step.event),
  );
}

function visitOf<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  way: Pick<Visit, "start" | "last">,
  move: () => [AnyMachineSnapshot, unknown],
): Visit {
  try {
    const [snapshot] = move();
    if (snapshot.status === "error") throw snapshot.error;
    return { ...way, snapshot, key: keyOf(model, snapshot) };
  } catch (cause) {
    const titles = [way.start, ...stepsTo(way).map(({ title }) => title)];
    throw new Error(`${model.machine.id}: the machine failed after: ${titles.join(", ")}`, {
      cause,
    });
  }
}

/**
 * What can happen next: sample events, answers of the actors that run, timers.
 *
 * @throws naming the flow and the state when an invoked actor has no outcomes in the model.
 */
export function possibleSteps<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  snapshot: AnyMachineSnapshot,
): Step[] {
  if (snapshot.status !== "active") return [];
  const sent = eventSteps(model).filter(({ event }) => snapshot.can(event));
  const answers = Object.keys(snapshot.children).flatMap((id) => {
    const outcomes = model.outcomes[id];
    if (outcomes) return outcomeSteps(id, outcomes);
    const where = leavesOf(snapshot).join(" + ");
    throw new Error(`${model.machine.id}: no outcomes are listed for "${id}", invoked in ${where}`);
  });
  return [...sent, ...answers, ...timers(snapshot)];
}

function timers(snapshot: AnyMachineSnapshot): Step[] {
  const types = getNextTransitions(snapshot)
    .map(({ eventType }) => eventType)
    .filter((type) => type.startsWith("xstate.after."));
  return [...new Set(types)].map((type) => ({
    title: `⏱ ${type.split(".")[2]}`,
    event: { type },
  }));
}

function stepsTo({ last }: Pick<Visit, "last">): Step[] {
  const steps: Step[] = [];
  for (let at = last; at; at = at.visit.last) steps.push(at.step);
  return steps.reverse();
}

const transitionTitle = ({ last, key }: Visit) =>
  last ? `${last.visit.key} — ${last.step.title} → ${key}` : key;

const pathTo = (visit: Visit, title: string): Path => ({
  title,
  start: visit.start,
  steps: stepsTo(visit),
  key: visit.key,
  leaves: leavesOf(visit.snapshot),
});
