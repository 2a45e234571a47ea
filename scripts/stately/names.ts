type Named = { type: string; params?: unknown };

/**
 * A guard in one name: `hasLines`, `answered(changed) and isAddition`, `not isAnyMoving`. Parameters that are computed
 * are left out.
 */
export function guardName(guard: unknown): string {
  if (typeof guard === "string") return guard;
  if (isNamed(guard)) return `${guard.type}${parametersOf(guard)}`;
  if (typeof guard !== "function") throw new Error(`${String(guard)} is not a guard`);
  const parts = partsOf(guard).map((part) =>
    partsOf(part).length > 1 ? `(${guardName(part)})` : guardName(part),
  );
  if (guard.name === "not") return `not ${parts[0]}`;
  if (parts.length > 0) return parts.join(` ${guard.name} `);
  return "stateValue" in guard ? `in ${JSON.stringify(guard.stateValue)}` : guard.name || "guard";
}

/** An action's name; a built-in one is named after what it does, such as `assign` or `raise`. */
export function actionName(action: unknown): string {
  if (typeof action === "string") return action;
  if (isNamed(action)) return action.type;
  if (typeof action !== "function") throw new Error(`${String(action)} is not an action`);
  return "type" in action ? String(action.type).replace("xstate.", "") : action.name || "action";
}

export const isNamed = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The parameters of an action or a guard, unless they are computed. */
export const fixedParams = ({ params }: Named): Readonly<Record<string, unknown>> | null =>
  typeof params === "object" && params !== null ? (params as Record<string, unknown>) : null;

const parametersOf = (guard: Named): string => {
  const params = fixedParams(guard);
  return params ? `(${Object.values(params).join(", ")})` : "";
};

const partsOf = (guard: unknown): readonly unknown[] =>
  typeof guard === "function" && "guards" in guard && Array.isArray(guard.guards) ? guard.guards : [];
