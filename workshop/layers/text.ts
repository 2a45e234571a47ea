import { textWidth } from "#workshop/chart/measure.ts";

export type Look =
  | "title"
  | "purpose"
  | "column"
  | "name"
  | "goal"
  | "detail"
  | "step"
  | "what"
  | "soft"
  | "target";

/** In units of the drawing, which are pixels where it is shown at its own size. */
export const looks: Readonly<Record<Look, { size: number; line: number; isBold?: boolean }>> = {
  title: { size: 30, line: 38, isBold: true },
  purpose: { size: 17, line: 25 },
  column: { size: 15, line: 22, isBold: true },
  name: { size: 19, line: 26, isBold: true },
  goal: { size: 19, line: 26, isBold: true },
  detail: { size: 14, line: 20 },
  step: { size: 16, line: 22, isBold: true },
  what: { size: 15, line: 21 },
  soft: { size: 14, line: 21 },
  target: { size: 15, line: 21, isBold: true },
};

export type Words = { text: string; look: Look };
/** A piece of text in a line; `x` is from the line's beginning. */
export type Piece = Words & { x: number; width: number };
export type TextLine = { pieces: readonly Piece[]; height: number };

/** The table of widths is right to some hundredths, and where no font can be embedded another one may be wider. */
const slack = 1.05;

export const widthOf = ({ text, look }: Words): number =>
  Math.ceil(textWidth(text, looks[look].size, looks[look].isBold ?? false) * slack);

/** Breaks words into lines of at most this width; a longer word has a line to itself. */
export function wrap(parts: readonly Words[], width: number): TextLine[] {
  const lines: Words[][] = [[]];
  for (const { text, look } of parts)
    for (const word of text.split(" ").filter(Boolean)) {
      const line = lines.at(-1)!;
      const longer = joined(line, { text: word, look });
      if (lengthOf(longer) > width) lines.push([{ text: word, look }]);
      else lines[lines.length - 1] = longer;
    }
  return lines
    .filter((line) => line.length > 0)
    .map((line) => ({ pieces: placed(line), height: Math.max(...line.map(({ look }) => looks[look].line)) }));
}

export const heightOf = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { height }) => sum + height, 0);

function joined(line: readonly Words[], word: Words): Words[] {
  const last = line.at(-1);
  if (last?.look !== word.look) return [...line, word];
  return [...line.slice(0, -1), { text: `${last.text} ${word.text}`, look: word.look }];
}

const lengthOf = (line: readonly Words[]): number => {
  const last = placed(line).at(-1);
  return last ? last.x + last.width : 0;
};

const gap = 5;

function placed(line: readonly Words[]): Piece[] {
  let x = 0;
  return line.map((words) => {
    const piece = { ...words, x, width: widthOf(words) };
    x += piece.width + gap;
    return piece;
  });
}
