import type { ChartArrow, ChartState } from "./chart.ts";
import type { Frame, Label, Point, Text, TextLook } from "./drawing.ts";
import { textWidth } from "./measure.ts";
import { doingWords } from "./words.ts";

/** Texts and labels, positioned from 0,0, and their size. */
export type Content = { width: number; height: number; texts: readonly Text[]; labels: readonly Label[] };

export const textSizes: Readonly<Record<TextLook, number>> = {
  name: 14,
  detail: 12,
  invoke: 12,
  order: 11,
  event: 12,
  guard: 12,
};
const lineHeight = 17;
const nameHeight = 20;
const baseLine = 12.5;
const gap = 4;
const longestOneLiner = 150;
/** Between a label's text and the edge of its clickable area. */
const labelPadding = 4;

/** A state's name, actions, invoked actors, and transitions that stay in it. */
export function boxContent(state: ChartState, stays: readonly ChartArrow[]): Content {
  const name = textOf(state.name, "name", { x: 0, y: 14 });
  const details = detailsOf(state).map(({ text, look }, index) =>
    textOf(text, look, { x: 0, y: nameHeight + index * lineHeight + baseLine }),
  );
  const texts = [name, ...details];
  const top = nameHeight + details.length * lineHeight;
  const outdent = { x: -labelPadding, y: 0 };
  const { labels } = moved({ texts: [], labels: stack(stays.map(stayWords), top) }, outdent);
  return { ...roomOf(texts, labels), texts, labels };
}

/** An arrow's labels, one per event, one below the other. */
export function arrowContent(arrows: readonly ChartArrow[]): Content {
  const labels = stack(
    arrows.map((arrow) => ({ arrow, rows: rowsOf(arrow) })),
    0,
  );
  return { ...roomOf([], labels), texts: [], labels };
}

export function moved<Part extends { texts: readonly Text[]; labels: readonly Label[] }>(
  { texts, labels }: Part,
  by: Point,
): { texts: Text[]; labels: Label[] } {
  return {
    texts: texts.map((text) => shifted(text, by)),
    labels: labels.map((label) => ({
      ...shifted(label, by),
      texts: label.texts.map((text) => shifted(text, by)),
    })),
  };
}

/** To tenths of a pixel: finer is invisible, and files with fewer digits are easier to read. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

const shifted = <Thing extends Point>(item: Thing, by: Point): Thing => ({
  ...item,
  x: rounded(item.x + by.x),
  y: rounded(item.y + by.y),
});

type Word = { text: string; look: TextLook };

function detailsOf({ tags, entry, exit, invokes, closed }: ChartState): Word[] {
  return [
    ...(tags.length > 0 ? [{ text: tags.map((tag) => `#${tag}`).join(" "), look: "detail" as const }] : []),
    ...entry.map((action) => ({ text: `entry / ${action}`, look: "detail" as const })),
    ...exit.map((action) => ({ text: `exit / ${action}`, look: "detail" as const })),
    ...invokes.map((id) => ({ text: `▸ ${id}`, look: "invoke" as const })),
    ...(closed ? [{ text: `+ ${closed} states`, look: "detail" as const }] : []),
  ];
}

function rowsOf({ order, event, guard }: ChartArrow): Word[][] {
  const first: Word[] = [...numberOf(order), { text: event, look: "event" }];
  if (!guard) return [first];
  const condition: Word = { text: `[${guard}]`, look: "guard" };
  const isShort = rowWidth([...first, condition]) <= longestOneLiner;
  return isShort ? [[...first, condition]] : [first, [condition]];
}

function stayWords(arrow: ChartArrow): { arrow: ChartArrow; rows: Word[][] } {
  const words: Word[] = [
    ...numberOf(arrow.order),
    { text: arrow.event, look: "event" },
    ...(arrow.guard ? [{ text: `[${arrow.guard}]`, look: "guard" as const }] : []),
  ];
  const result: Word = { text: doingWords(arrow), look: "guard" };
  const isShort = rowWidth([...words, result]) <= 2 * longestOneLiner;
  return { arrow, rows: isShort ? [[...words, result]] : [words, [result]] };
}

const numberOf = (order: number | null): Word[] =>
  order === null ? [] : [{ text: `${order}.`, look: "order" }];

function stack(contents: readonly { arrow: ChartArrow; rows: readonly Word[][] }[], top: number): Label[] {
  let y = top;
  return contents.map(({ arrow, rows }) => {
    const texts = rows.flatMap((row, index) => placed(row, y + index * lineHeight + baseLine));
    const width = Math.max(...rows.map(rowWidth)) + 2 * labelPadding;
    const label = { arrow, texts, x: 0, y, width, height: rows.length * lineHeight };
    y += label.height;
    return label;
  });
}

function placed(row: readonly Word[], y: number): Text[] {
  let x = labelPadding;
  return row.map(({ text, look }) => {
    const at = textOf(text, look, { x, y });
    x += at.width + gap;
    return at;
  });
}

const rowWidth = (row: readonly Word[]) =>
  row.reduce((sum, { text, look }) => sum + widthOf(text, look) + gap, -gap);

const widthOf = (text: string, look: TextLook) => textWidth(text, textSizes[look], look === "name");
const textOf = (text: string, look: TextLook, at: Point): Text => ({
  text,
  look,
  ...at,
  width: widthOf(text, look),
});

function roomOf(texts: readonly Text[], labels: readonly Frame[]): { width: number; height: number } {
  const last = labels.at(-1);
  return {
    width: Math.max(...texts.map(({ width }) => width), ...labels.map(({ width }) => width)),
    height: last ? last.y + last.height : (texts.at(-1)?.y ?? 0) + lineHeight - baseLine,
  };
}
