import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flowModels } from "#scripts/flows.ts";
import { arrange, type LayeredDrawing } from "./arrange.ts";
import type { Item } from "./items.ts";
import { layersOf, type Layers } from "./layers.ts";
import { charactersOf, svgOf } from "./svg.ts";
import { looks, widthOf, wrap } from "./text.ts";

type Text = Extract<Item, { shape: "text" }>;
type Box = Extract<Item, { shape: "box" }>;

const drawings = (await flowModels()).map(({ flow, model }) => {
  const layers = layersOf(model);
  return { flow, layers, drawing: arrange(layers) };
});

const css = readFileSync(join(import.meta.dirname, "layers.css"), "utf8");
const textsIn = ({ items }: LayeredDrawing) => items.filter((item): item is Text => item.shape === "text");
const boxesIn = ({ items }: LayeredDrawing) => items.filter((item): item is Box => item.shape === "box");

/** The room that a text takes, from the height of a capital to the depth of a g. */
const frameOf = ({ text, look, x, y }: Text) => {
  const { size } = looks[look];
  return { text, left: x, right: x + widthOf({ text, look }), top: y - 0.75 * size, bottom: y + 0.25 * size };
};

/** All words that the layers tell, without spaces: they are broken into lines. */
function wordsOf({ title, spine, sections }: Layers): string[] {
  const blocks = [...spine, ...sections.flatMap(({ blocks: inner }) => inner)];
  return [
    title,
    ...spine.flatMap(({ labels }) => labels.flatMap((label) => [label.title, label.detail])),
    ...blocks.flatMap(({ lines, name }) => [
      name,
      ...lines.flatMap((line) =>
        line.look === "heading" ? [line.words] : [line.row.what, line.row.condition, line.row.target.words],
      ),
    ]),
  ].map((words) => words.replaceAll(" ", ""));
}

test.each(drawings)("$flow is legible at 1,200 pixels of width", ({ drawing }) => {
  expect(drawing.width).toBeLessThanOrEqual(1200);
  const svg = svgOf(drawing, css, new Uint8Array());
  const sizes = [...svg.matchAll(/font-size:\s*([\d.]+)px/g)].map(([, size]) => Number(size));
  // A number in a circle has no look of its own.
  expect(sizes).toHaveLength(Object.keys(looks).length + 1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});

test.each(drawings)("no text of $flow leaves its box or the drawing", ({ drawing }) => {
  const strays = textsIn(drawing)
    .map(frameOf)
    .filter(({ left, right, top, bottom }) => {
      const around = boxesIn(drawing).filter(
        ({ x, y, width, height }) => left >= x && left < x + width && bottom > y && top < y + height,
      );
      const isOut = around.some(
        ({ x, y, width, height }) => right > x + width || top < y || bottom > y + height,
      );
      return isOut || right > drawing.width || bottom > drawing.height;
    });
  expect(strays).toEqual([]);
});

test.each(drawings)("no two texts of $flow overlap", ({ drawing }) => {
  const frames = textsIn(drawing).map(frameOf);
  const overlaps = frames.flatMap((one, index) =>
    frames
      .slice(index + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.text} and ${other.text}`),
  );
  expect(overlaps).toEqual([]);
});

test.each(drawings)("all words of $flow are drawn", ({ layers, drawing }) => {
  const drawn = textsIn(drawing)
    .map(({ text }) => text.replaceAll(" ", ""))
    .join("");
  expect(wordsOf(layers).filter((words) => !drawn.includes(words))).toEqual([]);
});

test.each(drawings)("the font has every character of $flow", ({ drawing }) => {
  expect(charactersOf(drawing)).toMatch(/^[ -~·’]+$/);
});

test("a text is broken where it is too long, and a word never", () => {
  const lines = wrap([{ text: "password submitted otherwise", look: "what" }], 160);
  expect(lines.map(({ pieces }) => pieces.map(({ text }) => text))).toEqual([
    ["password submitted"],
    ["otherwise"],
  ]);
  expect(wrap([{ text: "otherwise", look: "what" }], 10)).toHaveLength(1);
  expect(wrap([{ text: "", look: "what" }], 10)).toEqual([]);
});
