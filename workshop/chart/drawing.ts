import type { ChartArrow, ChartState } from "./chart.ts";

export type Point = { x: number; y: number };
export type Frame = Point & { width: number; height: number };

/** A piece of text; `y` is its base line, and `width` what the table of widths says. */
export type Text = Point & { text: string; width: number; look: TextLook };
export type TextLook = "name" | "detail" | "invoke" | "order" | "event" | "guard";

/** One event on an arrow or in a box: its own thing to point at, to read and to click. */
export type Label = Frame & { arrow: ChartArrow; texts: readonly Text[] };

/** A state with what stands in it. */
export type Box = Frame & {
  state: ChartState;
  /** How many boxes it lies in. */
  depth: number;
  /** One of the parts of a parallel state. */
  isRegion: boolean;
  texts: readonly Text[];
  /** What happens without leaving the state. */
  labels: readonly Label[];
};

/** Everything that leads from one state to the same other, as one arrow with a label for each event. */
export type Line = {
  id: string;
  source: string;
  arrows: readonly ChartArrow[];
  points: readonly Point[];
  labels: readonly Label[];
  /** How deep the box lies on which the labels stand. */
  depth: number;
};

/** The dot a compound state begins at, and the way from it. */
export type Start = { id: string; at: Point; points: readonly Point[] };

export type Direction = "DOWN" | "RIGHT";

/** A chart with a place for everything, in pixels from its upper left corner. */
export type Drawing = {
  name: string;
  direction: Direction;
  width: number;
  height: number;
  boxes: readonly Box[];
  lines: readonly Line[];
  starts: readonly Start[];
};
