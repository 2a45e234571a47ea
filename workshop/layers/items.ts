import type { Frame, Point } from "#workshop/chart/drawing.ts";
import type { Kind } from "./rows.ts";
import type { Look, TextLine } from "./text.ts";

/** What is drawn, in the order in which it is drawn. `room`: how wide a text may be. */
export type Item =
  | (Frame & { shape: "box"; look: "state" | "goal" | "transient" | "aside" | "card" })
  | (Point & { shape: "text"; text: string; look: Look; width: number; isLight: boolean })
  | (Point & { shape: "icon"; kind: Kind | "start" | "end"; isOnSpine: boolean })
  | (Point & { shape: "number"; number: number; isBig: boolean; isGoal: boolean })
  | (Point & { shape: "way" | "arrow"; end: number })
  | (Point & { shape: "guide"; end: number })
  | (Point & { shape: "rule"; width: number })
  | (Point & { shape: "to" });

const margin = 30;
const width = 1000;
const leftWidth = 318;
const between = 34;

/** In the units of `looks`. A page of GitHub shows a drawing of this width without shrinking it. */
export const sizes = {
  width,
  margin,
  left: margin,
  leftWidth,
  right: margin + leftWidth + between,
  rightWidth: width - 2 * margin - leftWidth - between,
  padding: 16,
  wayX: margin + 27,
  wayGap: 7,
} as const;

export const card = (frame: Frame): Item => ({ shape: "box", ...frame, look: "card" });

/** Lines of text from this upper left corner. */
export function at(lines: readonly TextLine[], x: number, top: number, isLight = false): Item[] {
  let y = top;
  return lines.flatMap(({ pieces, height }) => {
    const baseline = y + height * 0.72;
    y += height;
    return pieces.map((piece): Item => ({
      shape: "text",
      x: x + piece.x,
      y: Math.round(baseline * 10) / 10,
      text: piece.text,
      look: piece.look,
      width: piece.width,
      isLight,
    }));
  });
}
