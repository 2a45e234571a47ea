import { existsSync, globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { leafPaths, restingLeaves, transitionPaths, untakenArrows } from "../machines/paths/paths.ts";
import { camelCase, flowModels, type FlowModel } from "./flows.ts";
import { root, runTool } from "./tools.ts";

/** Writes each flow's stories as its chart and path model now are. */
export async function generateStories(): Promise<void> {
  const files = await storyFiles();
  await Promise.all(files.map(({ file, text }) => writeFile(join(root, file), text)));
  await runTool(
    "oxfmt",
    files.map(({ file }) => file),
  );
}

/** The story files that are missing a state or have one that is gone, with the states, a line for each file. */
export async function staleStories(): Promise<string[]> {
  return (await storyFiles()).flatMap(({ file, leaves }) => {
    const path = join(root, file);
    const written = existsSync(path) ? leavesIn(readFileSync(path, "utf8")) : [];
    const lacking = leaves.filter((leaf) => !written.includes(leaf));
    const gone = written.filter((leaf) => !leaves.includes(leaf));
    if (lacking.length + gone.length === 0) return [];
    return [
      `${file}: no story of ${lacking.join(", ") || "nothing"}; a story too many of ${gone.join(", ") || "nothing"}`,
    ];
  });
}

/**
 * A line for each flow: how many states are reached and how many transitions taken.
 *
 * @throws naming the flow, its states and its arrows that no path reaches or takes
 */
export async function coverage(): Promise<string[]> {
  return (await flowModels()).map(({ flow, model }) => {
    const untaken = untakenArrows(model);
    if (untaken.length > 0) throw new Error(`${flow}: no path takes ${untaken.join(", ")}`);
    return `${flow}: ${leafPaths(model).length} states reached, ${transitionPaths(model).length} transitions taken`;
  });
}

type StoryFile = { file: string; text: string; leaves: readonly string[] };

async function storyFiles(): Promise<StoryFile[]> {
  const flows = (await flowModels()).map((flow) => {
    leafPaths(flow.model);
    const leaves = restingLeaves(flow.model.machine);
    return { file: `src/flows/${flow.flow}/${flow.flow}.stories.tsx`, text: storyFile(flow, leaves), leaves };
  });
  return [...flows, recordingsFile()];
}

/** Each kept recording is a story too: the file's name in place of a state. */
function recordingsFile(): StoryFile {
  const names = globSync("*.recording.json", { cwd: join(root, "workshop/recordings") }).sort();
  const text = `// Written by \`npm run generate\`: a story for each file of workshop/recordings.
import type { Meta } from "@storybook/react-vite";
import { dropHere, story } from "./recording-stories.tsx";

export default { title: "Recordings" } satisfies Meta;

export const DropHere = dropHere;
${names.map((name) => `export const ${exportName(name)} = { ...story("${name}"), name: "${name.replace(".recording.json", "")}" };`).join("\n")}
`;
  return { file: "workshop/recording/recordings.stories.tsx", text, leaves: names };
}

const storyFile = (
  { flow, model }: FlowModel,
  leaves: readonly string[],
) => `// Written by \`npm run generate\` from machines/${flow}/${flow}.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "../../../workshop/stories/path-stories.tsx";
import { ${camelCase(flow)}Stage } from "./${flow}.stage.tsx";

export default { title: "Flows/${titleOf(model.machine.id)}" } satisfies Meta;

const { story, freePlay } = pathStories(${camelCase(flow)}Stage);

export const FreePlay = freePlay;

${leaves.map((leaf) => `export const ${exportName(leaf)} = { ...story("${leaf}"), name: "${leaf.replaceAll(".", " › ")}" };`).join("\n")}
`;

const leavesIn = (text: string): string[] =>
  [...text.matchAll(/story\("([^"]+)"\)/g)].map(([, leaf]) => leaf!);
const exportName = (leaf: string) =>
  leaf.replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase());
const titleOf = (id: string) =>
  id
    .replace(/^\w/, (letter) => letter.toUpperCase())
    .replace(/[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter));
