import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeAgreedFile } from "#machines/paths/agreed-file.ts";
import { camelCase, flowModels } from "./flows.ts";
import { machineFiles } from "./new-flow-machine.ts";
import { storefrontFiles } from "./new-flow-storefront.ts";
import { root } from "./tools.ts";

/**
 * Writes the skeleton of a flow that sends one request and handles each outcome.
 *
 * @param path the area and the name in kebab case, such as `after-sale/refund-request`
 * @returns the files written
 * @throws if the name is invalid or a file exists
 */
export async function newFlow(path: string): Promise<string[]> {
  const [, area, name] = /^([a-z-]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(path) ?? [];
  const folders = globSync("machines/*/*/*.paths.ts", { cwd: root }).map((file) =>
    file.split("/").slice(1, 3),
  );
  const areas = new Set(folders.map(([folder]) => folder!));
  if (area === undefined || name === undefined || !areas.has(area))
    throw new Error(
      `"${path}" is not <area>/<name>: one of ${[...areas].sort().join(", ")}, then lower-case words joined by hyphens.`,
    );
  const other = folders.find(([, flow]) => flow === name);
  // Charts, recordings and machines are found by the name alone.
  if (other) throw new Error(`There is a flow of this name: ${other.join("/")}`);
  const camel = camelCase(name);
  const names = { path, name, camel, pascal: camel.replace(/^./, (letter) => letter.toUpperCase()) };
  const files = new Map([...machineFiles(names), ...storefrontFiles(names)]);
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`${taken.join(", ")}: there already`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const flows = await flowModels();
  writeAgreedFile(flows.find(({ flow }) => flow === name)!.model);
  return [...files.keys(), `machines/${path}/${name}.arrows.txt`];
}
