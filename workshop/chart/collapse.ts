import { statesOf, type Chart, type ChartArrow, type ChartState } from "./chart.ts";

/** A chart with up to this many states is shown whole. */
const large = 14;

/** Whether a chart is so large that states far from the active one are closed boxes. */
export const isLarge = ({ root }: Chart): boolean => statesOf(root).length > large;

/** The states that can be closed: those with children, except the outermost. */
export const closable = ({ root }: Chart): ChartState[] =>
  statesOf(root).filter((state) => state !== root && state.states.length > 0);

/**
 * The states that are open: in a large chart the active ones, in a small chart all; the user's choices take precedence.
 *
 * @param wished states that the user opened (true) or closed (false), by id
 */
export function openStates(
  chart: Chart,
  active: ReadonlySet<string>,
  wished: ReadonlyMap<string, boolean>,
): Set<string> {
  const open = closable(chart)
    .map(({ id }) => id)
    .filter((id) => wished.get(id) ?? (!isLarge(chart) || active.has(id)));
  return new Set(open);
}

/** From the outermost. */
export const statesAround = ({ root }: Chart, id: string): ChartState[] => {
  const way = (state: ChartState): ChartState[] | null => {
    if (state.id === id) return [];
    for (const child of state.states) {
      const path = way(child);
      if (path) return [state, ...path];
    }
    return null;
  };
  return way(root) ?? [];
};

/** The chart with only these states open. A closed state is a single box, where its arrows begin or end. */
export function collapsed(chart: Chart, open: ReadonlySet<string>): Chart {
  const boxOf = new Map<string, string>();
  const close = (state: ChartState, box: string | null): ChartState => {
    boxOf.set(state.id, box ?? state.id);
    const isOpen = state === chart.root || open.has(state.id);
    const inside = box ?? (isOpen ? null : state.id);
    const states = state.states.map((child) => close(child, inside));
    if (isOpen || states.length === 0) return { ...state, states };
    return { ...state, states: [], initial: [], closed: statesOf(state).length - 1 };
  };
  const root = close(chart.root, null);
  return { root, arrows: chart.arrows.flatMap((arrow) => arrowBetween(arrow, boxOf)) };
}

/** Arrows within a closed box are not drawn. */
function arrowBetween(arrow: ChartArrow, boxOf: ReadonlyMap<string, string>): ChartArrow[] {
  const source = boxOf.get(arrow.source) ?? arrow.source;
  const targets = [...new Set(arrow.targets.map((target) => boxOf.get(target) ?? target))];
  const isInside = source !== arrow.source && targets.every((target) => target === source);
  return isInside ? [] : [{ ...arrow, source, targets }];
}
