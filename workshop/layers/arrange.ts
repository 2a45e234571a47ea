import type { Block, Layers, Section } from "./layers.ts";
import { arrangeLines, type Arranged } from "./arrange-lines.ts";
import { at, below, card, sizes, type Item } from "./items.ts";
import type { Kind } from "./rows.ts";
import type { Label, Stop } from "./spine.ts";
import { heightOf, wrap } from "./text.ts";

export type LayeredDrawing = { flow: string; width: number; height: number; items: readonly Item[] };

const { width, margin, left, right, leftWidth, rightWidth, padding } = sizes;

/** Places the layers: the happy path down the left, beside each of its states what else may happen there. */
export function arrange(layers: Layers): LayeredDrawing {
  const head = headAt(layers, margin);
  const path = pathAt(layers.spine, head.bottom);
  const isLong = path.bottom - head.bottom > longPath;
  const overview = isLong ? overviewAt(layers.spine, head.bottom) : { items: [], bottom: head.bottom };
  const spine = isLong ? pathAt(layers.spine, overview.bottom) : path;
  const rest = restAt(layers.sections, spine.bottom);
  return {
    flow: layers.flow,
    width,
    height: Math.ceil(rest.bottom + margin),
    items: [head, overview, spine, rest].flatMap(({ items }) => items),
  };
}

function headAt({ title, purpose }: Layers, top: number): Arranged {
  const room = width - 2 * margin;
  const lines = [
    ...wrap([{ text: title, look: "title" }], room),
    ...wrap([{ text: sentence(purpose), look: "purpose" }], room),
  ];
  const icons = legend(top + heightOf(lines) + 14);
  return { items: [...at(lines, left, top), ...icons.items], bottom: icons.bottom + 22 };
}

/** The whole happy path in a few lines, where the path itself is longer than a screen. */
function overviewAt(spine: Layers["spine"], top: number): Arranged {
  const end = width - margin - padding;
  const items: Item[] = [];
  let [x, y] = [left + padding, top + 14];
  for (const [index, { number, name, isGoal }] of spine.entries()) {
    const lines = wrap([{ text: name, look: "step" }], width);
    const wide = 34 + lines[0]!.pieces[0]!.width + (isGoal ? 0 : 34);
    if (x + wide > end && index > 0) [x, y] = [left + padding, y + 36];
    items.push(
      { shape: "number", x: x + 12, y: y + 11, number, isBig: true, isGoal: false },
      ...at(lines, x + 34, y),
    );
    if (!isGoal) items.push({ shape: "to", x: x + wide - 24, y: y + 11 });
    x += wide;
  }
  const frame = { x: left, y: top, width: width - 2 * margin, height: y + 38 - top };
  return { items: [card(frame), ...items], bottom: y + 38 + 24 };
}

function pathAt(spine: Layers["spine"], top: number): Arranged {
  const items: Item[] = [
    ...at(wrap([{ text: "If all goes well", look: "column" }], leftWidth), left, top),
    ...at(wrap([{ text: "What else may happen there", look: "column" }], rightWidth), right, top),
  ];
  let y = top + 30;
  for (const [index, stop] of spine.entries()) y = add(items, stopAt(stop, y, spine[index + 1]));
  return { items, bottom: y };
}

/** The states far from the happy path. */
function restAt(sections: readonly Section[], top: number): Arranged {
  if (sections.length === 0) return { items: [], bottom: top };
  const items: Item[] = [
    { shape: "rule", x: left, y: top + 34, width: width - 2 * margin },
    ...at(wrap([{ text: "Away from that path", look: "column" }], width), left, top + 50),
  ];
  let y = top + 60;
  for (const section of sections) y = add(items, sectionAt(section, y + 22));
  return { items, bottom: y };
}

const longPath = 900;

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function add(items: Item[], { items: more, bottom }: Arranged): number {
  items.push(...more);
  return bottom;
}

/** A state of the happy path with its number, what else may happen, and the way to the next one. */
function stopAt(stop: Layers["spine"][number], top: number, next: Stop | undefined): Arranged {
  const arrival = labelsAt(stop.labels, top);
  const y = arrival.bottom;
  const box = boxAt(stop, y);
  const aside = panelAt(stop.lines, y);
  const bottom = Math.max(box.bottom, aside.bottom) + (next ? sizes.wayGap : 0);
  const isLeft = !next || next.labels[0]?.kind === "start";
  const way: Item[] = isLeft ? [] : [{ shape: "way", x: sizes.wayX, y: box.bottom, end: bottom }];
  return { items: [...arrival.items, ...way, ...box.items, ...aside.items], bottom };
}

/** The events that lead to a state, and the arrow down to it. */
function labelsAt(labels: readonly Label[], top: number): Arranged {
  const items: Item[] = [];
  const textX = sizes.wayX + 30;
  let y = top + 4;
  for (const { kind, title, detail } of labels) {
    const lines = wrap([{ text: title, look: "step" }], left + leftWidth - textX);
    const details = wrap([{ text: detail, look: "soft" }], left + leftWidth - textX);
    items.push(
      { shape: "icon", kind, x: sizes.wayX, y: y + 11, isOnSpine: true },
      ...at(lines, textX, y),
      ...below(lines, details, textX, y),
    );
    y += heightOf(lines) + heightOf(details) + 6;
  }
  const begin = labels[0]?.kind === "start" ? top + 15 : top;
  return { items: [{ shape: "arrow", x: sizes.wayX, y: begin, end: y + 12 }, ...items], bottom: y + 12 };
}

function boxAt({ number, name, details, isGoal, isAgain }: Stop, top: number): Arranged {
  const look = isGoal ? "goal" : "name";
  const textX = left + 52;
  const room = left + leftWidth - padding - textX;
  const title = wrap([{ text: isAgain ? `${name}, again` : name, look }], room);
  const lines = [
    ...title,
    ...(isAgain ? [] : details).flatMap((text) => wrap([{ text, look: "detail" }], room)),
  ];
  const height = Math.max(heightOf(lines) + 2 * 12, 50);
  const frame = { x: left, y: top, width: leftWidth, height };
  return {
    items: [
      { shape: "box", ...frame, look: isGoal ? "goal" : "state" },
      { shape: "number", x: left + 27, y: top + 25, number, isBig: true, isGoal },
      ...at(lines, textX, top + 12, isGoal),
    ],
    bottom: top + height,
  };
}

function panelAt(lines: Block["lines"], top: number): Arranged {
  if (lines.length === 0) return { items: [], bottom: top };
  const inner = arrangeLines(lines, { x: right + padding, y: top + 13, width: rightWidth - 2 * padding });
  const height = inner.bottom - top + 13;
  return {
    items: [card({ x: right, y: top, width: rightWidth, height }), ...inner.items],
    bottom: top + height,
  };
}

/** States far from the happy path, each with what may happen there. */
function sectionAt({ name, blocks }: Section, top: number): Arranged {
  const heading = blocks.length > 1 ? wrap([{ text: name, look: "name" }], width - 2 * margin) : [];
  const items = at(heading, left, top);
  let y = top + heightOf(heading) + (blocks.length > 1 ? 8 : 0);
  for (const block of blocks) y = add(items, blockAt(block, y)) + 14;
  return { items, bottom: y - 14 };
}

function blockAt({ name, details, lines }: Block, top: number): Arranged {
  const room = leftWidth - 2 * padding;
  const texts = [
    ...wrap([{ text: name, look: "step" }], room),
    ...details.flatMap((text) => wrap([{ text, look: "detail" }], room)),
  ];
  const height = heightOf(texts) + 24;
  const panel = panelAt(lines, top);
  return {
    items: [
      { shape: "box", x: left, y: top, width: leftWidth, height, look: "aside" },
      ...at(texts, left + padding, top + 12),
      ...panel.items,
    ],
    bottom: Math.max(top + height, panel.bottom),
  };
}

const meanings: readonly (readonly [Kind | "end", string])[] = [
  ["person", "a person does it"],
  ["answer", "an answer"],
  ["failure", "no answer"],
  ["time", "after a time"],
  ["elsewhere", "it happens elsewhere"],
  ["atOnce", "decided at once"],
  ["end", "the end"],
];

function legend(top: number): Arranged {
  let x = left;
  const items = meanings.flatMap(([kind, text]): Item[] => {
    const lines = wrap([{ text, look: "detail" }], width);
    const placed: Item[] = [
      { shape: "icon", kind, x: x + 8, y: top + 10, isOnSpine: false },
      ...at(lines, x + 24, top),
    ];
    x += 24 + lines[0]!.pieces[0]!.width + 18;
    return placed;
  });
  return { items, bottom: top + 20 };
}
