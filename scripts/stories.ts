import { existsSync, globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { explore } from "#machines/paths/explore.ts";
import { transitionsOf, leafPaths, restingLeaves, untakenTransitions } from "#machines/paths/paths.ts";
import {
  areaNames,
  exportName,
  pagesTitle,
  scenariosTitle,
  stateWords,
  storiesId,
} from "#workshop/stories/story-names.ts";
import { allPages } from "#workshop/pages/all-pages.ts";
import type { ShopPage } from "#workshop/pages/shop-page.ts";
import { camelCase, flowModels, type FlowModel } from "./flows.ts";
import { readScenario, scenarioNames } from "./scenario-files.ts";
import { refusalStates } from "./story-tags.ts";
import { root, runTool } from "./tools.ts";

/**
 * Writes the stories of each flow and of the stored recordings.
 *
 * @throws naming the file, flow and state that cannot become a story
 */
export async function generateStories(): Promise<void> {
  const files = await storyFiles();
  await Promise.all(files.map(({ file, text }) => writeFile(join(root, file), text)));
  const { code, output } = await runTool(
    "oxfmt",
    files.map(({ file }) => file),
  );
  if (code !== 0) throw new Error(output);
}

/** Returns the outdated story files, with their missing and extra states. */
export async function staleStories(): Promise<string[]> {
  return (await storyFiles()).flatMap(({ file, text, titles }) => {
    const path = join(root, file);
    const written = existsSync(path) ? readFileSync(path, "utf8") : "";
    if (withoutLayout(written) === withoutLayout(text)) return [];
    const known = titlesIn(written);
    const lacking = titles.filter((title) => !known.includes(title));
    const gone = known.filter((title) => !titles.includes(title));
    return [
      `${file} is not as it would be written now` +
        (lacking.length > 0 ? `; no story of ${lacking.join(", ")}` : "") +
        (gone.length > 0 ? `; a story too many of ${gone.join(", ")}` : ""),
    ];
  });
}

/**
 * Returns a line per flow: states reached, transitions taken and examined.
 *
 * @throws naming the states and transitions that no path covers
 */
export async function coverage(): Promise<string[]> {
  return inEachFlow(({ flow, model }) => {
    const untaken = untakenTransitions(model);
    if (untaken.length > 0) throw new Error(`${flow}: no path takes ${untaken.join(", ")}`);
    return `${flow}: ${leafPaths(model).length} states, ${transitionsOf(model.machine).length} arrows, ${explore(model).visits.length} transitions`;
  });
}

type StoryFile = { file: string; text: string; titles: readonly string[] };

async function storyFiles(): Promise<StoryFile[]> {
  const flows = await inEachFlow((flow) => {
    leafPaths(flow.model);
    const titles = restingLeaves(flow.model.machine);
    const file = `src/flows/${flow.area}/${flow.flow}/${flow.flow}.stories.tsx`;
    return {
      file,
      text: flowFile(flow, exportsOf(file, titles, refusalStates(flow.model))),
      titles,
    };
  });
  return [...flows, recordingsFile(), ...(await scenarioFiles()), ...allPages.map(pageFile)];
}

/** Checks every flow before it throws. */
async function inEachFlow<Result>(look: (flow: FlowModel) => Result): Promise<Result[]> {
  const results: Result[] = [];
  const problems: string[] = [];
  for (const flow of await flowModels()) {
    try {
      results.push(look(flow));
    } catch (error) {
      problems.push(`machines/${flow.area}/${flow.flow}/${flow.flow}.paths.ts: ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return results;
}

const flowFile = (
  { flow, area, model }: FlowModel,
  stories: string,
) => `// Written by \`npm run generate\` from machines/${area}/${flow}/${flow}.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
${stageOf(flow, area).imports}

export default { title: "${areaNames[area]}/${model.title}", id: "${storiesId(model.machine.id)}", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(${stageOf(flow, area).stage});

export const FreePlay = freePlay;

${stories}
`;

/** A flow without a stage of its own is shown on the default one. */
function stageOf(flow: string, area: string): { imports: string; stage: string } {
  const camel = camelCase(flow);
  if (existsSync(join(root, `src/flows/${area}/${flow}/${flow}.stage.tsx`)))
    return { imports: `import { ${camel}Stage } from "./${flow}.stage.tsx";`, stage: `${camel}Stage` };
  const content = `${camel.replace(/^./, (letter) => letter.toUpperCase())}Content`;
  return {
    imports: [
      `import { ${camel}Paths } from "#machines/${area}/${flow}/${flow}.paths.ts";`,
      'import { defaultStage } from "#workshop/stories/default-stage.tsx";',
      `import { ${content} } from "./${flow}.flow.tsx";`,
    ].join("\n"),
    stage: `defaultStage(${camel}Paths, ${content})`,
  };
}

/** Each stored recording is a story, named after its file. */
function recordingsFile(): StoryFile {
  const file = "workshop/recording/recordings.stories.tsx";
  const names = globSync("*.recording.json", { cwd: join(root, "workshop/recordings") }).sort();
  const text = `// Written by \`npm run generate\`: a story for each file of workshop/recordings.
import type { Meta } from "@storybook/react-vite";
import { dropHere, story } from "./recording-stories.tsx";

export default { title: "Recordings" } satisfies Meta;

export const DropHere = dropHere;
${exportsOf(file, names)}
`;
  return { file, text, titles: names };
}

/** The scenarios of an area, by the folder that they are in. Storybook reads their names without running the file. */
async function scenarioFiles(): Promise<StoryFile[]> {
  const areas = Map.groupBy(scenarioNames(), ({ area }) => area);
  return Promise.all(
    [...areas].map(async ([area, files]) => {
      const stories = await Promise.all(
        files.map(async (file) => ({
          name: file.name,
          exported: exportName(file.name),
          title: (await readScenario(file)).title,
        })),
      );
      const text = `// Written by \`npm run generate\`: a story for each file of scenarios/${area}.
import type { Meta } from "@storybook/react-vite";
${stories.map(({ name }) => `import ${camelCase(name)} from "#scenarios/${area}/${name}.scenario.ts";`).join("\n")}
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "${scenariosTitle(area)}", tags: ["scenario"] } satisfies Meta;

${stories.map(({ name, exported, title }) => `export const ${exported} = { ...scenarioStory("${name}", ${camelCase(name)}), name: ${JSON.stringify(title)} };`).join("\n")}
`;
      const file = `workshop/scenarios/${area}.stories.tsx`;
      return { file, text, titles: stories.map(({ name }) => name) };
    }),
  );
}

/** The views of a page, named as the page is. */
function pageFile({ file, title, area, views }: ShopPage): StoryFile {
  const stories = Object.keys(views).map(
    (view) =>
      `export const ${exportName(view)} = { ...pageStory(${JSON.stringify(file)}, ${JSON.stringify(view)}), name: ${JSON.stringify(view)}${tagsText(view === "Refused")} };`,
  );
  const text = `// Written by \`npm run generate\` from the page's views in workshop/pages.
import type { Meta } from "@storybook/react-vite";
import { pageStory } from "#workshop/pages/page-story.tsx";

export default { title: ${JSON.stringify(pagesTitle(area, title))}, tags: ["page"] } satisfies Meta;

${stories.join("\n")}
`;
  // `cart/cart.page.tsx` is `cart`.
  const name = [...new Set(file.replace(".page.tsx", "").split("/"))].join("-");
  return { file: `workshop/pages/stories/${name}.stories.tsx`, text, titles: Object.keys(views) };
}

/** @throws naming two states or files with the same export name */
function exportsOf(file: string, titles: readonly string[], refusals = new Set<string>()): string {
  const taken = new Map([
    ["FreePlay", "free play"],
    ["DropHere", "drop one here"],
  ]);
  return titles
    .map((title) => {
      const name = exportName(title);
      const other = taken.get(name);
      if (other) throw new Error(`${file}: "${title}" and "${other}" would be the same story; rename one`);
      taken.set(name, title);
      const shown = stateWords(title.replace(/\.recording\.json$/, ""));
      return `export const ${name} = { ...story(${JSON.stringify(title)}), name: ${JSON.stringify(shown)}${tagsText(refusals.has(title))} };`;
    })
    .join("\n");
}

const tagsText = (isRefusal: boolean): string => (isRefusal ? ', tags: ["refusal"]' : "");

const titlesIn = (text: string): string[] =>
  [...text.matchAll(/story\(("[^"]+")\)/g)].map(([, title]) => JSON.parse(title!));
const withoutLayout = (text: string) => text.replace(/[\s,]+/g, "");
