import type { Direction, Point } from "#workshop/chart/drawing.ts";

/** How a chart is looked at. */
export type ChartPlace = {
  /** Its machine's id. */
  flow: string;
  direction: Direction;
  isFollowing: boolean;
  /** Null if all of it fits. */
  scale: number | null;
  /** The point of the drawing that is in the middle of the window. */
  middle: Point;
  /** The states that were opened (true) or closed (false) by hand. */
  wished: ReadonlyMap<string, boolean>;
};

export const chartParameter = "chart-place";

/** As a parameter of a link. */
export function chartPlaceText({ flow, direction, isFollowing, scale, middle, wished }: ChartPlace): string {
  const named = (isOpen: boolean) =>
    [...wished].filter(([, is]) => is === isOpen).map(([id]) => [isOpen ? "open" : "closed", id]);
  return new URLSearchParams([
    ["flow", flow],
    ["direction", direction],
    ["following", isFollowing ? "on" : "off"],
    ["scale", scale === null ? "fit" : scale.toFixed(3)],
    ["x", middle.x.toFixed()],
    ["y", middle.y.toFixed()],
    ...named(true),
    ...named(false),
  ]).toString();
}

/** The place in a story's URL; null if there is none for this flow or it can't be read. */
export function chartPlaceIn(search: string, flow: string): ChartPlace | null {
  const text = new URLSearchParams(search).get(chartParameter);
  const told = new URLSearchParams(text ?? "");
  if (told.get("flow") !== flow) return null;
  const scale = told.get("scale") === "fit" ? null : Number(told.get("scale"));
  const middle = { x: Number(told.get("x")), y: Number(told.get("y")) };
  if (![scale ?? 1, middle.x, middle.y].every(Number.isFinite) || scale === 0) return null;
  return {
    flow,
    direction: told.get("direction") === "RIGHT" ? "RIGHT" : "DOWN",
    isFollowing: told.get("following") !== "off",
    scale,
    middle,
    wished: new Map([
      ...told.getAll("open").map((id) => [id, true] as const),
      ...told.getAll("closed").map((id) => [id, false] as const),
    ]),
  };
}

/** The flow whose chart the URL names, if it names one. */
export const chartFlowIn = (search: string): string | null =>
  new URLSearchParams(new URLSearchParams(search).get(chartParameter) ?? "").get("flow");
