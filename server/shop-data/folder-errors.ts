import { closest, distance } from "fastest-levenshtein";

/** A mistake in a file of the folder, at a place in it. */
export type FolderError = { file: string; at: readonly PropertyKey[]; words: string };

/** Names that a person would rather read than look up. */
const fewNames = 8;
/** Of its letters so many may differ in a mistyped name. */
const mistyped = 1 / 3;

/** What was probably meant by a name that nothing has, or null. */
export function closestName(name: string, names: readonly string[]): string | null {
  const near = names.length === 0 ? name : closest(name, names);
  return near !== name && distance(near, name) <= name.length * mistyped ? near : null;
}

/** What is wrong with a name that nothing has, and what was meant or is allowed. */
export function unknownNameMessage(what: string, name: string, known: { keys(): Iterable<string> }): string {
  const names = [...known.keys()].sort();
  const near = closestName(name, names);
  const said = `there is no ${what} "${name}"`;
  if (near !== null) return `${said}; is it "${near}"?`;
  return names.length > 0 && names.length <= fewNames ? `${said}; there are ${names.join(", ")}` : said;
}
