import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";
import { happyVisits } from "#machines/paths/happy-path.ts";
import type { Visit } from "#machines/paths/explore.ts";
import type { PathModel } from "#machines/paths/model.ts";
import { arrowId } from "#workshop/chart/chart.ts";
import { outcomeOf } from "#workshop/chart/words.ts";
import { ancestorsOf, isWithin, leavesOf, shownOf, type Index } from "./chart-index.ts";
import { nameOf } from "./names.ts";
import { conditionOf } from "./conditions.ts";
import { happeningOf, kindOf, type Kind } from "./rows.ts";

/** What leads from one stop to the next: its title in the path model, and its name in the chart. */
export type Label = {
  kind: Kind | "start";
  title: string;
  detail: string;
  /** The id of the transition; null for a start. */
  arrow: string | null;
};

/** A state on the happy path. It has the same number whenever the path comes by, and none if it is left at once. */
export type Stop = {
  id: string;
  number: number | null;
  name: string;
  details: readonly string[];
  labels: readonly Label[];
  isAgain: boolean;
  /** The path ends here. */
  isGoal: boolean;
};

type Move = { transition: AnyTransitionDefinition | null; title: string | null };

export function spineOf(index: Index, model: PathModel<AnyStateMachine>): Stop[] {
  const stops: Stop[] = [];
  const moves = happyVisits(model).flatMap(movesOf);
  let labels: Label[] = [];
  for (const [at, { transition, title }] of moves.entries()) {
    labels.push(transition ? labelOf(index, transition, title) : startLabel(title, at === 0));
    const target = transition ? transition.target?.[0]?.id : index.root;
    if (target === undefined) continue;
    const id = leafTowards(index, target, moves[at + 1]?.transition?.source.id);
    if (transition && id === stops.at(-1)?.id) continue;
    stops.push(stopOf(index, id, labels, stops));
    labels = [];
  }
  const ids = stops.map(({ id }) => id);
  return stops.map((stop, at) => named(index, { ...stop, isGoal: at === stops.length - 1 }, ids));
}

/** The transitions of one visit: the first has the title of its step, the others follow at once. */
function movesOf({ start, last, arrows }: Visit): Move[] {
  const taken = arrows.map((transition, at) => ({
    transition,
    title: at === 0 && last ? last.step.title : null,
  }));
  return last ? taken : [{ transition: null, title: start }, ...taken];
}

/** Of the leaf states that become active, the one that the path goes on from. */
function leafTowards(index: Index, target: string, next: string | undefined): string {
  const leaves = leavesOf(index, target);
  return leaves.find((leaf) => next !== undefined && isWithin(leaf, next)) ?? leaves[0]!;
}

function stopOf(index: Index, id: string, labels: readonly Label[], before: readonly Stop[]): Stop {
  const earlier = before.find((stop) => stop.id === id);
  const isTransient = index.states.get(id)!.state.kind === "transient";
  const last = Math.max(0, ...before.map(({ number }) => number ?? 0));
  return {
    id,
    number: isTransient ? null : (earlier?.number ?? last + 1),
    name: "",
    details: [],
    labels,
    isAgain: earlier !== undefined,
    isGoal: false,
  };
}

function named(index: Index, stop: Stop, stops: readonly string[]): Stop {
  const shown = shownOf(index, stop.id, stops);
  const around = [stop.id, ...ancestorsOf(index, stop.id)];
  const details = around.slice(0, around.indexOf(shown) + 1).flatMap((id) => index.states.get(id)!.details);
  return { ...stop, name: nameOf(index, shown), details };
}

const startLabel = (title: string | null, isFirst: boolean): Label => ({
  kind: "start",
  title: title ?? "",
  detail: isFirst ? "the flow starts" : "the page was left; the flow starts again",
  arrow: null,
});

function labelOf(index: Index, transition: AnyTransitionDefinition, step: string | null): Label {
  const kind = kindOf(index, transition);
  const happening = happeningOf(transition);
  const condition = conditionOf(transition);
  const sample = / ✓ (.+)$/.exec(step ?? "")?.[1];
  const [title, ...more] = titlesOf(happening, condition, sample ?? step, outcomeOf(transition.guard), kind);
  const detail = more.filter((words) => words && words !== title).join(", ");
  return { kind, title, detail, arrow: arrowId(transition) };
}

/** What is told largest, and what is told below it. */
function titlesOf(
  happening: string,
  condition: string,
  step: string | null,
  outcome: string | null,
  kind: Kind,
): [string, ...string[]] {
  if (step === null) return condition ? [condition, happening] : [happening];
  if (kind === "time") return [happening, condition];
  if (kind !== "answer") return [step, happening, condition];
  return outcome === null ? [step, condition] : [happening, step, condition];
}
