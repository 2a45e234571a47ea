import { at, type Item } from "./items.ts";
import type { Line } from "./lines.ts";
import type { Row } from "./rows.ts";
import { heightOf, wrap } from "./text.ts";

export type Arranged = { items: readonly Item[]; bottom: number };
type Room = { x: number; y: number; width: number };

const indentBy = 22;
const iconWidth = 26;
const targetShare = 0.42;
const rowGap = 5;

/** What may happen in a column, and where it leads in another. */
export function arrangeLines(lines: readonly Line[], { x, y: top, width }: Room): Arranged {
  const items: Item[] = [];
  const targetX = x + width * (1 - targetShare);
  let y = top;
  for (const [index, line] of lines.entries()) {
    const begin = x + line.indent * indentBy;
    if (line.look === "heading") {
      const words = wrap([{ text: line.words, look: "column" }], x + width - begin);
      const details = line.details.flatMap((text) => wrap([{ text, look: "detail" }], x + width - begin));
      const space = index > 0 ? 5 : 0;
      items.push(...guides(line.indent, x, y, y + space + heightOf([...words, ...details]) + rowGap));
      y += space;
      items.push(...at([...words, ...details], begin, y));
      y += heightOf([...words, ...details]) + rowGap - 2;
      continue;
    }
    const { items: row, bottom } = rowAt(
      line.row,
      { x: begin, y, width: targetX - begin - 14 },
      targetX,
      x + width,
    );
    items.push(...guides(line.indent, x, y - 2, bottom + rowGap - 2), ...row);
    y = bottom + rowGap;
  }
  return { items, bottom: y - rowGap };
}

/** Lines that tie indented rows to the one above. */
const guides = (indent: number, x: number, y: number, end: number): Item[] =>
  Array.from({ length: indent }, (_, level) => ({ shape: "guide", x: x + level * indentBy + 8, y, end }));

function rowAt(row: Row, { x, y, width }: Room, targetX: number, end: number): Arranged {
  const { kind, what, condition, target } = row;
  const happening = wrap(
    [
      { text: what, look: "what" },
      { text: condition, look: "soft" },
    ],
    width - iconWidth,
  );
  const numberWidth = target.number === null ? 0 : 28;
  const textX = targetX + 22 + numberWidth;
  const look = target.state === null ? "soft" : "target";
  const place = wrap([{ text: target.words, look }], end - textX - (target.isEnd ? 22 : 0));
  const last = place.at(-1)?.pieces.at(-1);
  const endY = y + heightOf(place) - 11;
  return {
    items: [
      { shape: "icon", kind, x: x + 8, y: y + 10.5, isOnSpine: false },
      ...at(happening, x + iconWidth, y),
      { shape: "to", x: targetX, y: y + 10.5 },
      ...(target.number === null
        ? []
        : [
            {
              shape: "number" as const,
              x: targetX + 32,
              y: y + 10.5,
              number: target.number,
              isBig: false,
              isGoal: false,
            },
          ]),
      ...at(place, textX, y),
      ...(target.isEnd && last
        ? [
            {
              shape: "icon" as const,
              kind: "end" as const,
              x: textX + last.x + last.width + 14,
              y: endY,
              isOnSpine: false,
            },
          ]
        : []),
    ],
    bottom: y + Math.max(heightOf(happening), heightOf(place)),
  };
}
