import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";
import { explore, leafStates } from "./explore.ts";
import type { Visit } from "./explore.ts";
import { eventSteps } from "./model.ts";
import type { PathModel } from "./model.ts";
import { unusedSteps, nameOf } from "./paths.ts";

/**
 * A flow's arrows in plain words, one per line: state, event, target, as in
 * `comparing: switch.declined → settled`. An arrow without a target lists its actions instead. The lines are reviewed, so
 * a chart whose behaviour changes shows up as a difference.
 */
export function transitionLines<Machine extends AnyStateMachine>(model: PathModel<Machine>): string[] {
  const several = ambiguousTypes(model);
  const lines = new Set<string>();
  for (const visit of explore(model).visits) {
    const line = lineOf(visit, several);
    if (line) lines.add(line);
  }
  for (const { title, event } of unusedSteps(model)) lines.add(`nowhere: ${event.type} (${title}) → nothing`);
  return [...lines].sort();
}

/**
 * Compares the agreed lines with the current ones.
 *
 * @returns a line per difference, with `- ` for a missing and `+ ` for a new one; none if they agree
 */
export function drift(agreed: readonly string[], now: readonly string[]): string[] {
  const lost = agreed.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const gained = now.filter((line) => !agreed.includes(line)).map((line) => `+ ${line}`);
  return [...lost, ...gained].sort((a, b) => a.slice(2).localeCompare(b.slice(2), "en"));
}

function lineOf(visit: Visit, several: ReadonlySet<string>): string | null {
  const { last, arrows } = visit;
  if (!last) return `(${visit.start}) → ${leafStates(visit.snapshot).join(" + ")}`;
  const [first] = arrows;
  if (!first) return null;
  const { step } = last;
  const isNamed = step.by === "actor" || step.by === "clock";
  const eventName = several.has(step.event.type) ? `${step.event.type} (${step.title})` : step.event.type;
  return `${nameOf(first.source)}: ${isNamed ? step.title : eventName} → ${outcomeOf(visit, last.visit, arrows)}`;
}

/** The leaf states that were entered; if there are none, the arrow's actions. */
function outcomeOf(visit: Visit, before: Visit, arrows: readonly AnyTransitionDefinition[]): string {
  const entered = leafStates(visit.snapshot).filter((leaf) => !leafStates(before.snapshot).includes(leaf));
  if (entered.length > 0) return entered.join(" + ");
  const doing = arrows.flatMap(({ actions }) => actions.map(actionName));
  const isBegunAnew = arrows.some(({ target }) => target);
  return [isBegunAnew ? "the same, anew" : "stays", ...doing].join(", ");
}

const actionName = (action: AnyTransitionDefinition["actions"][number]): string =>
  typeof action === "object" && "type" in action ? String(action.type) : "acts";

/** Event types with several samples; their lines include the sample's name. */
function ambiguousTypes<Machine extends AnyStateMachine>(model: PathModel<Machine>): Set<string> {
  const types = Map.groupBy(eventSteps(model), ({ event }) => event.type);
  return new Set([...types].filter(([, steps]) => steps.length > 1).map(([type]) => type));
}
