import contract from "#generated/openapi.json" with { type: "json" };
import { explore, leafStates, type Visit } from "#machines/paths/explore.ts";
import { happyVisits } from "#machines/paths/happy-path.ts";
import type { Step } from "#machines/paths/model.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import type { FlowModel } from "./flows.ts";

/** The outcomes of all refusals that the contract has. */
const refusals: ReadonlySet<string> = new Set(codesIn(contract).map(outcomeOf));

/** The states that a refusal of the shop leads to, without those of the happy path. */
export function refusalStates(model: FlowModel["model"]): Set<string> {
  const happy = new Set(happyVisits(model).map(stateOf));
  const refused = explore(model).visits.filter(({ last }) => refusals.has(outcomeIn(last?.step)));
  return new Set(refused.map(stateOf).filter((state) => !happy.has(state)));
}

const stateOf = ({ snapshot }: Visit): string => leafStates(snapshot).join(" + ");

const outcomeIn = (step: Step | undefined): string =>
  (step?.event["output"] as { outcome?: string } | undefined)?.outcome ?? "";

/** Every value of a field `code`. */
function codesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { code } = schema as { code?: { enum?: string[] } };
  return [...(code?.enum ?? []), ...Object.values(schema).flatMap(codesIn)];
}
