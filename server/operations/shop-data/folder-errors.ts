import { closest, distance } from "fastest-levenshtein";

export type FolderError = { file: string; at: readonly PropertyKey[]; words: string };

const fewNames = 8;
/** The share of letters by which a misspelt name may differ. */
const mistyped = 1 / 3;

export function closestName(name: string, names: readonly string[]): string | null {
  const near = names.length === 0 ? name : closest(name, names);
  return near !== name && distance(near, name) <= name.length * mistyped ? near : null;
}

export function unknownNameMessage(kind: string, name: string, known: { keys(): Iterable<string> }): string {
  const names = [...known.keys()].sort();
  const near = closestName(name, names);
  const message = `there is no ${kind} "${name}"`;
  if (near !== null) return `${message}; is it "${near}"?`;
  return names.length > 0 && names.length <= fewNames ? `${message}; there are ${names.join(", ")}` : message;
}
