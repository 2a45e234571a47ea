import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { arrange } from "#workshop/layers/arrange.ts";
import { layersOf } from "#workshop/layers/layers.ts";
import { charactersOf, svgOf } from "#workshop/layers/svg.ts";
import type { FlowModel } from "./flows.ts";
import { root } from "./tools.ts";

const sources = ["workshop/chart/measure.ts", "workshop/layers/*.{ts,css}"];
const face = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

const subset = {
  targetFormat: "woff2",
  noHinting: true,
  keepFeatures: ["kern"],
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
} as const;

/** A flow's chart in layers, as an SVG file that needs no other. */
export async function drawingOf(model: FlowModel["model"]): Promise<string> {
  const drawing = arrange(layersOf(model));
  const font = await subsetFont(wholeFont(), charactersOf(drawing), subset);
  return svgOf(drawing, readFileSync(join(root, "workshop/layers/layers.css"), "utf8"), font);
}

/** All that a drawing depends on. */
export const drawingSource = (model: FlowModel["model"]): string =>
  JSON.stringify(layersOf(model)) +
  wholeFont().toString("base64") +
  globSync(sources, { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .sort()
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("");

/** The states of the happy path in words: `Arriving, Preparing, Paid`. */
export const happyPathIn = (model: FlowModel["model"]): string =>
  layersOf(model)
    .spine.map(({ name }) => name)
    .join(", ");

const wholeFont = (): Buffer => readFileSync(createRequire(import.meta.url).resolve(face));
