import { arrangeLines, type Arranged } from "./arrange-lines.ts";
import { at, card, sizes, type Item } from "./items.ts";
import type { Block, Layers } from "./layers.ts";
import type { Label, Stop } from "./spine.ts";
import { heightOf, wrap, type Look } from "./text.ts";

type Spine = Layers["spine"];

const { width, margin, left, right, leftWidth, rightWidth, padding, wayX, wayGap } = sizes;

/** The happy path from state to state, and beside each what else may happen there. */
export function pathAt(spine: Spine, top: number): Arranged {
  const parts = [columnAt("If all goes well, step by step", left, top)];
  const aside = columnAt("What else may happen there", right, top);
  for (const [index, stop] of spine.entries())
    parts.push(stopAt(stop, parts.at(-1)!.bottom, spine[index + 1]));
  return { items: [aside, ...parts].flatMap(({ items }) => items), bottom: parts.at(-1)!.bottom };
}

/** The states of the happy path in a few lines, except those that are left at once. */
export function overviewAt(spine: Spine, top: number): Arranged {
  const heading = columnAt("If all goes well", left, top);
  const begin = left + padding;
  const items: Item[] = [];
  let [x, y] = [begin, heading.bottom + 14];
  const stops = spine
    .filter(({ number }) => number !== null)
    .filter(({ number }, index, all) => number !== all[index - 1]?.number);
  for (const [index, { number, name }] of stops.entries()) {
    const isLast = index === stops.length - 1;
    const [line] = wrap([{ text: name, look: "step" }], width);
    const length = 34 + line!.pieces[0]!.width + (isLast ? 0 : 34);
    if (x > begin && x + length > width - margin - padding) [x, y] = [begin, y + 36];
    items.push({ shape: "number", x: x + 12, y: y + 11, number: number!, isBig: true, isGoal: false });
    items.push(...at([line!], x + 34, y));
    if (!isLast) items.push({ shape: "to", x: x + length - 24, y: y + 11 });
    x += length;
  }
  const end = y + 38;
  const frame = { x: left, y: heading.bottom, width: width - 2 * margin, height: end - heading.bottom };
  return { items: [...heading.items, card(frame), ...items], bottom: end + 26 };
}

export function columnAt(text: string, x: number, top: number): Arranged {
  const lines = wrap([{ text, look: "column" }], width);
  return { items: at(lines, x, top), bottom: top + heightOf(lines) + 8 };
}

/** A state of the happy path, the way to it, and what else may happen there. */
function stopAt(stop: Spine[number], top: number, next: Stop | undefined): Arranged {
  const arrival = labelsAt(stop.labels, top);
  const box = boxAt(stop, arrival.bottom);
  const aside = panelAt(stop.lines, arrival.bottom);
  const bottom = Math.max(box.bottom, aside.bottom) + (next ? wayGap : 0);
  const isLeft = !next || next.labels[0]?.kind === "start";
  const way: Item[] = isLeft ? [] : [{ shape: "way", x: wayX, y: box.bottom, end: bottom }];
  return { items: [...arrival.items, ...way, ...box.items, ...aside.items], bottom };
}

/** The events that lead to a state, and the arrow down to it. */
function labelsAt(labels: readonly Label[], top: number): Arranged {
  const items: Item[] = [];
  const textX = wayX + 30;
  const room = left + leftWidth - textX;
  let y = top + 4;
  for (const { kind, title, detail } of labels) {
    const lines = [
      ...wrap([{ text: title, look: "step" }], room),
      ...wrap([{ text: detail, look: "soft" }], room),
    ];
    items.push({ shape: "icon", kind, x: wayX, y: y + 11, isOnSpine: true }, ...at(lines, textX, y));
    y += heightOf(lines) + 6;
  }
  const begin = labels[0]?.kind === "start" ? top + 15 : top;
  return { items: [{ shape: "arrow", x: wayX, y: begin, end: y + 12 }, ...items], bottom: y + 12 };
}

function boxAt(stop: Stop, top: number): Arranged {
  const { number, isGoal, isAgain } = stop;
  const look = looksOf(stop);
  const textX = number === null ? left + 20 : left + 52;
  const room = left + leftWidth - padding - textX;
  const name = wrap([{ text: isAgain ? `${stop.name}, again` : stop.name, look: look.name }], room);
  const details = isAgain ? [] : stop.details.flatMap((text) => wrap([{ text, look: "detail" }], room));
  const height = heightOf([...name, ...details]) + 2 * look.padding;
  const numberY = top + look.padding + name[0]!.height / 2;
  return {
    items: [
      { shape: "box", x: left, y: top, width: leftWidth, height, look: look.box },
      ...(number === null
        ? []
        : [{ shape: "number" as const, x: wayX, y: numberY, number, isBig: true, isGoal }]),
      ...at([...name, ...details], textX, top + look.padding, isGoal),
    ],
    bottom: top + height,
  };
}

type BoxLooks = { box: "goal" | "transient" | "state"; name: Look; padding: number };

function looksOf({ isGoal, number }: Stop): BoxLooks {
  if (isGoal) return { box: "goal", name: "goal", padding: 13 };
  if (number === null) return { box: "transient", name: "what", padding: 9 };
  return { box: "state", name: "name", padding: 13 };
}

export function panelAt(lines: Block["lines"], top: number): Arranged {
  if (lines.length === 0) return { items: [], bottom: top };
  const inner = arrangeLines(lines, { x: right + padding, y: top + 13, width: rightWidth - 2 * padding });
  const height = inner.bottom - top + 13;
  return {
    items: [card({ x: right, y: top, width: rightWidth, height }), ...inner.items],
    bottom: top + height,
  };
}
