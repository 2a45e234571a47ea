import type { ChartArrow, ChartState } from "./chart.ts";

export type Point = { x: number; y: number };
export type Frame = Point & { width: number; height: number };

/** A piece of text; `y` is its baseline, and `width` comes from the table of character widths. */
export type Text = Point & { text: string; width: number; look: TextLook };
export type TextLook = "name" | "detail" | "invoke" | "order" | "event" | "guard";

/** One event on an arrow or in a box, which can be hovered and clicked on its own. */
export type Label = Frame & { arrow: ChartArrow; texts: readonly Text[] };

export type Box = Frame & {
  state: ChartState;
  depth: number;
  /** A region of a parallel state. */
  isRegion: boolean;
  texts: readonly Text[];
  /** Transitions that stay in the state. */
  labels: readonly Label[];
};

/** All transitions from one state to another, as one arrow with a label per event. */
export type Line = {
  id: string;
  source: string;
  arrows: readonly ChartArrow[];
  points: readonly Point[];
  labels: readonly Label[];
  /** The nesting depth of the box below the labels. */
  depth: number;
};

/** The dot where a compound state starts, and the line from it. */
export type Start = { id: string; at: Point; points: readonly Point[] };

export type Direction = "DOWN" | "RIGHT";

/** A chart with everything positioned, in pixels from its upper left corner. */
export type Drawing = {
  name: string;
  direction: Direction;
  width: number;
  height: number;
  boxes: readonly Box[];
  lines: readonly Line[];
  starts: readonly Start[];
};
