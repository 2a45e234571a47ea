import { ancestorsOf, asideRoot, isWithin, shownOf, type Index } from "./chart-index.ts";
import { capital, inWords } from "./words.ts";

/** A state's name, with as many of those around it as tell it from all others: `Drafting · loading`. */
export function nameOf(index: Index, id: string): string {
  const own = keysOf(index, id);
  const others = [...index.states.keys()]
    .filter((other) => other !== id)
    .map((other) => keysOf(index, other));
  const isOne = (count: number) =>
    others.every((keys) => keys.slice(-count).join() !== own.slice(-count).join());
  const isLeaf = index.states.get(id)!.state.states.length === 0;
  let count = Math.min(isLeaf ? 2 : 1, own.length);
  while (count < own.length && !isOne(count)) count += 1;
  return saying(own.slice(-count));
}

/** A state's name as it is said beside or inside another one. */
export function nameBeside(index: Index, id: string, other: string): string {
  const near = [other, ...ancestorsOf(index, other)].find(
    (at) => at !== index.root && at !== id && isWithin(id, at),
  );
  if (near === undefined) return nameOf(index, id);
  return saying(keysOf(index, id).slice(keysOf(index, near).length));
}

/** The name of a state beside the happy path, as it is said at `other`: a state told in parts has the names of its parts. */
export function nameAside(index: Index, leaf: string, stops: readonly string[], other: string): string {
  const root = asideRoot(index, leaf, stops);
  const shown = shownOf(index, leaf, stops);
  if (shown !== root || !isWithin(other, root)) return nameBeside(index, shown, other);
  const isToldWhole = index.arrows.some(({ source }) => source === root);
  const inner = ancestorsOf(index, leaf).findLast((at) => at !== root && isWithin(at, root));
  if (inner !== undefined) return nameBeside(index, inner, root);
  return isToldWhole ? nameBeside(index, leaf, root) : nameOf(index, root);
}

const saying = (keys: readonly string[]): string => capital(keys.map(inWords).join(" · "));

function keysOf(index: Index, id: string): string[] {
  const keys = [id, ...ancestorsOf(index, id)].map((at) => index.states.get(at)!.state.name);
  return keys.slice(0, Math.max(keys.length - 1, 1)).reverse();
}
