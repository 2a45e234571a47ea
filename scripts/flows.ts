import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import type { PathModel } from "#machines/paths/model.ts";

/** `area`: the folder of the flow in `machines/` and in `src/flows/`, such as `shopping`. */
export type FlowModel = { flow: string; area: string; model: PathModel<AnyStateMachine> };

const root = join(import.meta.dirname, "..");
export const camelCase = (flow: string): string =>
  flow.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Loads `<flow>Paths` of every `machines/<area>/<flow>/<flow>.paths.ts`.
 *
 * @throws naming the file without such an export
 */
export async function flowModels(): Promise<FlowModel[]> {
  const files = globSync("machines/*/*/*.paths.ts", { cwd: root }).sort();
  return Promise.all(
    files.map(async (file) => {
      const flow = basename(dirname(file));
      const area = basename(dirname(dirname(file)));
      const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<
        string,
        FlowModel["model"]
      >;
      const model = exported[`${camelCase(flow)}Paths`];
      if (!model) throw new Error(`${file} exports no ${camelCase(flow)}Paths`);
      return { flow, area, model };
    }),
  );
}
