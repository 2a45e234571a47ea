import type { LayeredDrawing } from "./arrange.ts";
import type { Item } from "./items.ts";
import type { Kind } from "./rows.ts";
import { looks, type Look } from "./text.ts";

/** A drawing as a file of its own. `font`: the text's characters as WOFF2. */
export function svgOf(
  { title, width, height, items }: LayeredDrawing,
  css: string,
  font: Uint8Array,
): string {
  const face = `@font-face{font-family:Layers;font-weight:400 600;src:url(data:font/woff2;base64,${Buffer.from(font).toString("base64")})}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="layers" role="img" aria-label="Chart: ${title}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${face}${small(css)}${Object.entries(looks).map(rule).join("")}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="14"/>`,
    ...items.map(drawn),
    "</svg>\n",
  ].join("\n");
}

/** All characters of a drawing. */
export const charactersOf = ({ items }: LayeredDrawing): string =>
  [...new Set(items.map((item) => (item.shape === "text" ? item.text : "")).join("") + "0123456789")]
    .sort()
    .join("");

const rule = ([look, { size }]: [string, (typeof looks)[Look]]) =>
  `.layers text.${look}{font-size:${size}px}`;
const small = (css: string) => css.replaceAll(/\s*\n\s*/g, "").replaceAll(/: (?=[^;]*;)/g, ":");

const icons: Readonly<Record<Kind | "start" | "end", string>> = {
  start: '<circle class="start" r="7"/>',
  person: '<path class="person" d="M0-8a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2M-7 8a7 7 0 0 1 14 0z"/>',
  answer: '<path class="answer" d="M-7-6.5h14v10h-8l-4 4v-4h-2z"/>',
  failure: '<path class="failure" d="M-5-5L5 5M5-5L-5 5"/>',
  time: '<path class="time" d="M0-7a7 7 0 1 1 0 14a7 7 0 1 1 0-14M0-3.5V.5L3 2.5"/>',
  elsewhere: '<path class="elsewhere" d="M0-7L7 0L0 7L-7 0z"/>',
  atOnce: '<path class="atOnce" d="M-5-5L0 0L-5 5M1-5L6 0L1 5"/>',
  end: '<g class="end"><circle r="6.5"/><circle class="dot" r="3"/></g>',
  same: '<path class="same" d="M-6-2.5H6M-6 2.5H6"/>',
};

const corners = { state: 10, goal: 10, transient: 20, aside: 10, card: 8 } as const;

function drawn(item: Item): string {
  const { x, y } = item;
  switch (item.shape) {
    case "box":
      return `<rect class="${item.look}" x="${x}" y="${y}" width="${item.width}" height="${item.height}" rx="${corners[item.look]}"/>`;
    case "text": {
      const names = [item.look, looks[item.look].isBold && "b", item.isLight && "light"].filter(Boolean);
      return `<text class="${names.join(" ")}" x="${x}" y="${y}">${escaped(item.text)}</text>`;
    }
    case "icon":
      return item.isOnSpine
        ? `<g class="spine" transform="translate(${x} ${y})"><circle class="paper" r="12"/>${icons[item.kind]}</g>`
        : icons[item.kind].replace(/^<\w+/, `$& transform="translate(${x} ${y})"`);
    case "number": {
      const names = [item.isBig ? "big" : "small", item.isGoal && "inverse"].filter(Boolean).join(" ");
      return `<g class="${names}"><circle cx="${x}" cy="${y}" r="${item.isBig ? 14 : 11}"/><text class="number" x="${x}" y="${y + 5}">${item.number}</text></g>`;
    }
    case "way":
      return `<path class="way" d="M${x} ${y}V${item.end}"/>`;
    case "arrow":
      return `<path class="way" d="M${x} ${y}V${item.end - 6}"/><path class="tip" d="M${x - 6} ${item.end - 9}h12l-6 9z"/>`;
    case "guide":
      return `<path class="guide" d="M${x} ${y}V${item.end}"/>`;
    case "rule":
      return `<path class="rule" d="M${x} ${y}h${item.width}"/>`;
    case "to":
      return `<path class="to" d="M${x} ${y}h13m-5-4.5l5 4.5l-5 4.5"/>`;
  }
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
