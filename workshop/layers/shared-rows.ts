import { shownOf, type Index } from "./chart-index.ts";
import { nameOf } from "./names.ts";
import type { Row } from "./rows.ts";
import type { Stop } from "./spine.ts";

const leastShared = 4;

/**
 * Rows that another state has too become one that names it, best a stop of the happy path.
 *
 * @param told the rows of the states before this one
 */
export function foldShared(
  index: Index,
  rows: readonly Row[],
  told: ReadonlyMap<string, readonly Row[]>,
  spine: readonly Stop[],
): readonly Row[] {
  const shared = [...told].map(([id, others]) => {
    const keys = new Set(others.map(keyOf));
    return {
      id,
      stop: spine.find((each) => each.id === id),
      same: rows.filter((row) => keys.has(keyOf(row))),
    };
  });
  const [most] = shared
    .filter(({ same }) => same.length >= leastShared)
    .sort((a, b) => Number(Boolean(b.stop)) - Number(Boolean(a.stop)) || b.same.length - a.same.length);
  if (!most) return rows;
  const { id, stop, same } = most;
  const stops = spine.map((each) => each.id);
  const words = `as in ${stop?.name ?? nameOf(index, shownOf(index, id, stops))}`;
  const row: Row = {
    kind: "same",
    what: same.map(({ what, condition }) => [what, condition].filter(Boolean).join(" ")).join(", "),
    condition: "",
    target: { state: null, number: stop?.number ?? null, isAside: false, words, isEnd: false },
    arrows: same.flatMap(({ arrows }) => arrows),
  };
  return [...rows.filter((each) => !same.includes(each)), row];
}

const keyOf = ({ kind, what, condition, target: { state, words } }: Row): string =>
  [kind, what, condition, state ?? words].join("|");
