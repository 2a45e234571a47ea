import type { StateValue } from "xstate";

/** The leaf state of a region, dotted: `"refused.maximum"`. A parallel value has several, so it has no `Leaf`. */
export type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Leaf<Value[Key]>}` }[keyof Value & string];

/**
 * The leaf state of a machine or of one of its regions, so that a `switch` on it is exhaustive.
 *
 * @param value `snapshot.value`, or one region's part of it.
 */
export const leafOf = <Value extends StateValue>(value: Value): Leaf<Value> => dotted(value) as Leaf<Value>;

function dotted(value: StateValue): string {
  if (typeof value === "string") return value;
  const [[key, inner] = [], ...otherRegions] = Object.entries(value);
  if (key === undefined || inner === undefined || otherRegions.length > 0)
    throw new Error(`no single leaf state in ${JSON.stringify(value)}`);
  return `${key}.${dotted(inner)}`;
}
