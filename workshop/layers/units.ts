import { statesOf } from "#workshop/chart/chart.ts";
import { ancestorsOf, asideRoot, isWithin, type Index } from "./chart-index.ts";
import { rowsOf, type Row } from "./rows.ts";
import type { Stop } from "./spine.ts";

/** Neighbouring states beside the happy path: told below the row that leads there, or in a section of their own. */
export type Unit = { root: string; states: readonly string[]; row: Row | null; isInline: boolean };

const mostInlineRows = 3;

/** Every state beside the happy path, each in the unit of the first row that leads to it; nearest units first. */
export function unitsOf(index: Index, spine: readonly Stop[]): Unit[] {
  const units: Unit[] = [];
  const isFound = (id: string) => units.some(({ root }) => isWithin(id, root));
  const follow = (id: string) => {
    for (const row of rowsOf(index, id, spine)) {
      const { state, isAside } = row.target;
      if (state !== null && isAside && !isFound(state)) units.push(unitAt(index, spine, state, row));
    }
  };
  for (const { id } of spine) for (const at of [id, ...ancestorsOf(index, id)]) follow(at);
  for (let next = 0; next < units.length; next += 1) for (const id of units[next]!.states) follow(id);
  for (const id of index.states.keys()) {
    if (spine.some((stop) => isWithin(stop.id, id)) || isFound(id)) continue;
    const known = units.length;
    units.push(unitAt(index, spine, id, null));
    for (let next = known; next < units.length; next += 1)
      for (const inner of units[next]!.states) follow(inner);
  }
  return units;
}

/** The largest state around this one without a stop of the happy path in it. */
function unitAt(index: Index, spine: readonly Stop[], id: string, row: Row | null): Unit {
  const root = asideRoot(
    index,
    id,
    spine.map((stop) => stop.id),
  );
  const states = statesOf(index.states.get(root)!.state).map((state) => state.id);
  const rows = states.flatMap((state) => rowsOf(index, state, spine));
  return { root, states, row, isInline: row !== null && rows.length <= mostInlineRows };
}
