import type { AnyTransitionDefinition } from "xstate";
import { guardWords, outcomeOf, partsOf } from "#workshop/chart/words.ts";
import { inWords } from "./words.ts";

/** When an arrow is taken: `if has changes and not fits`, `otherwise`, or nothing. */
export function conditionOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, guard } = transition;
  const rivals = (eventType === "" ? source.always : source.transitions.get(eventType)) ?? [];
  const before = rivals.slice(0, rivals.indexOf(transition));
  const condition = withoutOutcome(guard);
  if (condition !== undefined) return `if ${sayingOf(condition)}`;
  return before.some((rival) => outcomeOf(rival.guard) === outcomeOf(guard)) ? "otherwise" : "";
}

function withoutOutcome(guard: unknown): unknown {
  if (outcomeOf(guard) === null) return guard;
  return partsOf(guard)[1];
}

function sayingOf(guard: unknown): string {
  const parts = partsOf(guard);
  if (parts.length > 0 && typeof guard === "function") {
    if (guard.name === "not") return `not ${sayingOf(parts[0])}`;
    return parts.map(sayingOf).join(guard.name === "or" ? " or " : " and ");
  }
  const name = inWords(guardWords(guard)).replace(/^in \W*(.+?)\W*$/, "in $1");
  const said = name.replace(/^(?:is|are) /, "");
  const params = typeof guard === "object" && guard !== null && "params" in guard ? guard.params : null;
  const values = typeof params === "object" && params !== null ? Object.values(params) : [];
  return [said, ...values.map((value) => inWords(String(value)))].join(" ");
}
