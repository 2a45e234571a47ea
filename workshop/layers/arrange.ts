import type { Arranged } from "./arrange-lines.ts";
import { columnAt, overviewAt, panelAt, pathAt } from "./arrange-path.ts";
import { at, sizes, type Item } from "./items.ts";
import type { Block, Layers, Section } from "./layers.ts";
import type { Kind } from "./rows.ts";
import { heightOf, wrap } from "./text.ts";
import { capital } from "./words.ts";

export type LayeredDrawing = { title: string; width: number; height: number; items: readonly Item[] };

const { width, margin, left, leftWidth, padding } = sizes;
/** About the height of a screen. */
const longPath = 900;

/** Places the layers: the happy path down the left, beside it what else may happen, then the states far from it. */
export function arrange(layers: Layers): LayeredDrawing {
  const head = headAt(layers, margin);
  const isLong = pathAt(layers.spine, 0).bottom > longPath;
  const overview = isLong ? overviewAt(layers.spine, head.bottom) : { items: [], bottom: head.bottom };
  const path = pathAt(layers.spine, overview.bottom);
  const rest = restAt(layers.sections, path.bottom);
  return {
    title: layers.title,
    width,
    height: Math.ceil(rest.bottom + margin),
    items: [head, overview, path, rest].flatMap(({ items }) => items),
  };
}

function headAt({ title, purpose }: Layers, top: number): Arranged {
  const room = width - 2 * margin;
  const lines = [
    ...wrap([{ text: title, look: "title" }], room),
    ...wrap([{ text: `${capital(purpose)}.`, look: "purpose" }], room),
  ];
  const icons = legendAt(top + heightOf(lines) + 14);
  return { items: [...at(lines, left, top), ...icons.items], bottom: icons.bottom + 22 };
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

function legendAt(top: number): Arranged {
  let x: number = left;
  const items = meanings.flatMap(([kind, text]): Item[] => {
    const lines = wrap([{ text, look: "detail" }], width);
    const icon: Item = { shape: "icon", kind, x: x + 8, y: top + 10, isOnSpine: false };
    const words = at(lines, x + 24, top);
    x += 24 + lines[0]!.pieces[0]!.width + 18;
    return [icon, ...words];
  });
  return { items, bottom: top + 20 };
}

/** The states far from the happy path. */
function restAt(sections: readonly Section[], top: number): Arranged {
  if (sections.length === 0) return { items: [], bottom: top };
  const rule: Item = { shape: "rule", x: left, y: top + 34, width: width - 2 * margin };
  const parts = [columnAt("Away from that path", left, top + 50)];
  for (const section of sections) parts.push(sectionAt(section, parts.at(-1)!.bottom + 14));
  return { items: [rule, ...parts.flatMap(({ items }) => items)], bottom: parts.at(-1)!.bottom };
}

function sectionAt({ name, blocks }: Section, top: number): Arranged {
  const heading = blocks.length > 1 ? wrap([{ text: name, look: "name" }], width - 2 * margin) : [];
  const items = at(heading, left, top);
  let y = top + heightOf(heading) + (blocks.length > 1 ? 8 : 0);
  for (const block of blocks) {
    const placed = blockAt(block, y);
    items.push(...placed.items);
    y = placed.bottom + 14;
  }
  return { items, bottom: y };
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
