import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { changed, drawOne, keptDrawings, picturesFolder, preview } from "./draw.ts";
import { scenes } from "./scenes/index.ts";

/** `npm run draw --workspace art`: draws the changed scenes, or those that are named. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, preview: { type: "boolean" } },
});
const unknown = positionals.filter((name) => !(name in scenes));
if (unknown.length > 0) throw new Error(`no such scene: ${unknown.join(", ")}`);
const asked = Object.entries(scenes).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
if (values.preview) for (const [name, scene] of asked) await preview(name, scene);
else {
  await mkdir(picturesFolder, { recursive: true });
  const kept = keptDrawings();
  const wanted = values.all ? asked : asked.filter(([name, scene]) => changed(name, scene, kept));
  let done = 0;
  const queue = wanted.values();
  const draw = async () => {
    for (const [name, scene] of queue) {
      const line = await drawOne(name, scene);
      console.log(`${++done} of ${wanted.length} ${line}`);
    }
  };
  // Two at a time: while one's SVG becomes pixels on another thread, the other's pixels are worked on here.
  await Promise.all([draw(), draw()]);
  console.log(`${wanted.length} drawn, ${asked.length - wanted.length} were up to date`);
}
