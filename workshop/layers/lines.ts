import { ancestorsOf, isWithin, shownOf, type Index } from "./chart-index.ts";
import { nameBeside, nameOf } from "./names.ts";
import { rowsOf, type Row } from "./rows.ts";
import { foldShared } from "./shared-rows.ts";
import type { Stop } from "./spine.ts";
import type { Unit } from "./units.ts";

/** Rows of text, indented below the row or heading that they belong to. */
export type Line =
  | { look: "row"; indent: number; row: Row }
  | { look: "heading"; indent: number; words: string; details: readonly string[] };

/** Tells what happens in each state, once. */
export type Teller = {
  /** The transitions of one state, and of the small states that they lead to. */
  own: (id: string) => Line[];
  /** What else may happen at a stop. */
  beside: (stop: Stop) => Line[];
  /** A state's name, marked if its rows also hold in nested states that have rows of their own. */
  wholeName: (id: string, name: string) => string;
};

const mostInlineRows = 3;

export function tellerOf(index: Index, spine: readonly Stop[], units: readonly Unit[]): Teller {
  const told = new Map<string, readonly Row[]>();
  const rowsAt = (id: string) => rowsOf(index, id, spine);
  const unitOf = (id: string) => units.find(({ root }) => isWithin(id, root));

  const own = (id: string, indent = 0): Line[] => {
    if (told.has(id)) return [];
    const rows = rowsAt(id);
    const shown = foldShared(index, rows, told, spine);
    told.set(id, rows);
    return shown.flatMap((row): Line[] => [{ look: "row", indent, row }, ...below(row, id, indent + 1)]);
  };

  /** The states that a row leads to, if there is little to tell of them. */
  const below = (row: Row, source: string, indent: number): Line[] => {
    const { state } = row.target;
    const unit = state === null ? undefined : unitOf(state);
    if (state === null || !unit) return [];
    if (unit.isInline) return unit.row?.arrows[0] === row.arrows[0] ? within(unit, indent) : [];
    const isSmall =
      index.states.get(state)!.state.states.length === 0 && rowsAt(state).length <= mostInlineRows;
    const isNear = unitOf(source) === unit && state !== source && shownOf(index, state, [source]) === state;
    return isSmall && isNear ? own(state, indent) : [];
  };

  const within = ({ root, states }: Unit, indent: number): Line[] =>
    states.flatMap((id) => {
      const lines = own(id, indent);
      const isOnly = states.every((other) => other === id || rowsAt(other).length === 0);
      if (isOnly || lines.length === 0) return lines;
      const words = wholeName(id, nameBeside(index, id, root));
      return [{ look: "heading", indent, words, details: index.states.get(id)!.details }, ...lines];
    });

  const wholeName = (id: string, name: string): string => {
    const isAround = units.some(({ states }) =>
      states.some((inner) => inner !== id && isWithin(inner, id) && rowsAt(inner).length > 0),
    );
    return isAround ? `Anywhere in ${name}` : name;
  };

  const beside = ({ id }: Stop): Line[] => [
    ...own(id),
    ...ancestorsOf(index, id)
      .filter((ancestor) => ancestor !== index.root)
      .flatMap((ancestor): Line[] => {
        const lines = own(ancestor);
        if (lines.length === 0) return [];
        const inside = spine.filter((stop) => isWithin(stop.id, ancestor));
        if (new Set(inside.map((stop) => stop.id)).size === 1) return lines;
        const words = `Anywhere in ${nameOf(index, ancestor)}${numbersOf(inside)}`;
        return [{ look: "heading", indent: 0, words, details: [] }, ...lines];
      }),
  ];

  return { own, beside, wholeName };
}

function numbersOf(stops: readonly Stop[]): string {
  const numbers = [...new Set(stops.flatMap(({ number }) => number ?? []))];
  if (numbers.length < 2) return "";
  const isRun = numbers.every((number, at) => number === numbers[0]! + at);
  return isRun ? ` (${numbers[0]} to ${numbers.at(-1)})` : ` (${numbers.join(", ")})`;
}
