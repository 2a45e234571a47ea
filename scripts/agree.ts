import { join, relative } from "node:path";
import { writeAgreedFile, differencesFrom } from "#machines/paths/agreed-file.ts";
import { dropStaleScreens, readScreens, screenDrift, storyFilesIn } from "#workshop/judge/agreed-screens.ts";
import { ensureChromium } from "./chromium.ts";
import { flowModels } from "./flows.ts";
import { root, runTool } from "./tools.ts";

/**
 * `npm run agree [flow …]`: shows how each flow's chart differs from the agreed transitions, and updates them.
 * `npm run agree -- screens [flow or folder …]`: the same for the stories' screens.
 */
const [first, ...others] = process.argv.slice(2);
await (first === "screens" ? agreeToScreens(others) : agreeToArrows(process.argv.slice(2)));

async function agreeToArrows(wanted: readonly string[]): Promise<void> {
  for (const { flow, model } of await flowModels()) {
    if (wanted.length > 0 && !wanted.includes(flow)) continue;
    const lines = differencesFrom(model);
    console.log([`${flow}: ${lines.length === 0 ? "as agreed" : ""}`, ...lines].join("\n  "));
    writeAgreedFile(model);
  }
}

async function agreeToScreens(wanted: readonly string[]): Promise<void> {
  const files = storyFiles(wanted);
  if (files.length === 0) {
    process.exitCode = 1;
    return console.error(`There are no stories of ${wanted.join(", ")}.`);
  }
  await ensureChromium(console.log);
  const before = new Map(files.map((file) => [file, readScreens(file)]));
  const options = { show: true, environment: { AGREE: "screens" } };
  const { code } = await runTool(
    "vitest",
    ["run", "--config=.storybook/vitest.config.ts", ...(wanted.length > 0 ? files : [])],
    options,
  );
  process.exitCode = code;
  for (const file of files) {
    dropStaleScreens(file);
    const lines = driftOfScreens(before.get(file)!, readScreens(file));
    if (lines.length > 0) console.log([`${relative(root, file)}:`, ...lines].join("\n  "));
  }
}

function driftOfScreens(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const gone = [...before.keys()].filter((story) => !now.has(story));
  const drift = [...now].flatMap(([story, screen]) => {
    const old = before.get(story);
    if (old !== undefined) return screenDrift(story, old, screen);
    return [`New: "${story}"`, ...screen.split("\n").map((line) => `+ ${line.trim()}`)];
  });
  return [...gone.map((story) => `Gone: "${story}"`), ...drift];
}

function storyFiles(wanted: readonly string[]): string[] {
  const isWanted = (file: string) =>
    wanted.length === 0 ||
    wanted.some((name) => /^src\/flows\/[^/]+\/([^/]+)\//.exec(file)?.[1] === name || file.startsWith(name));
  return storyFilesIn(root)
    .filter(isWanted)
    .map((file) => join(root, file));
}
