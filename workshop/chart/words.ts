import type { AnyTransitionDefinition, UnknownAction } from "xstate";
import type { ChartArrow } from "./chart.ts";

const timer = "xstate.after.";

/** An event in words: `saveDraft ✓ saved`, `after nextQuestion, 5 s`, `done`, `always`; any other unchanged. */
export function eventWords({ eventType, source, guard }: AnyTransitionDefinition): string {
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (answer?.[1] === "error") return `${answer[2]} ✗`;
  if (answer) return [answer[2], "✓", outcomeOf(guard)].filter(Boolean).join(" ");
  if (eventType === "") return "always";
  if (eventType.startsWith("xstate.done.state.")) return "done";
  if (!eventType.startsWith(timer)) return eventType;
  const delay = eventType.slice(timer.length, -`.${source.id}`.length);
  const delays: Readonly<Record<string, unknown>> = source.machine.implementations.delays;
  const milliseconds = delays[delay];
  if (typeof milliseconds === "number") return `after ${delay}, ${durationWords(milliseconds)}`;
  return `after ${Number.isNaN(Number(delay)) ? delay : durationWords(Number(delay))}`;
}

/** A guard's name; for a combined guard with its parts: `and(hasChanges, not(fits))`. */
export function guardWords(guard: unknown): string {
  if (typeof guard === "string") return guard;
  if (outcomeOf(guard)) return partsOf(guard).slice(1).map(guardWords).join(", ");
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type);
  if (typeof guard !== "function") return "";
  const parts = partsOf(guard);
  if (parts.length > 0) return `${guard.name}(${parts.map(guardWords).join(", ")})`;
  if ("stateValue" in guard) return `in ${JSON.stringify(guard.stateValue)}`;
  return guard.name || "condition";
}

/** The guards that `and`, `or` or `not` combine. */
export const partsOf = (guard: unknown): readonly unknown[] =>
  typeof guard === "function" && "guards" in guard && Array.isArray(guard.guards) ? guard.guards : [];

/** The outcome that an arrow requires: `createOutcomeTransitions` puts that guard first. */
export function outcomeOf(guard: unknown): string | null {
  const first: unknown = partsOf(guard)[0] ?? guard;
  if (typeof first !== "object" || first === null || !("type" in first && "params" in first)) return null;
  return first.type === "answered" ? (first.params as { outcome: string }).outcome : null;
}

/** Names of actions; an inline one is named after what it does, such as `assign` or `raise`. */
export const actionWords = (actions: readonly UnknownAction[]): string[] =>
  actions.map((action) => {
    if (typeof action === "string") return action;
    if (typeof action === "object") return action.type;
    return "type" in action ? String(action.type).replace("xstate.", "") : action.name || "action";
  });

const durationWords = (milliseconds: number) =>
  milliseconds % 1_000 === 0 ? `${milliseconds / 1_000} s` : `${milliseconds} ms`;

/** A whole arrow in one line: `savingDraft: 1. saveDraft ✓ [isSaved] / keepSaved → choosingDelivery`. */
export function arrowWords(arrow: ChartArrow): string {
  const { source, order, event, guard, targets } = arrow;
  const words = [
    `${shortName(source)}:`,
    order && `${order}.`,
    event,
    guard && `[${guard}]`,
    doingWords(arrow),
    targets.length > 0 && `→ ${targets.map(shortName).join(" + ")}`,
  ];
  return words.filter(Boolean).join(" ");
}

/** An arrow's actions: `/ keepSaved`. One without actions or target hides an event from the enclosing states. */
export function doingWords({ actions, targets }: ChartArrow): string {
  if (actions.length > 0) return `/ ${actions.join(", ")}`;
  return targets.length > 0 ? "" : "/ nothing";
}

/** Without the flow's name. */
const shortName = (id: string) => id.slice(id.indexOf(".") + 1);
