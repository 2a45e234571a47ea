import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeAgreedFile } from "#machines/paths/agreed-file.ts";
import { camelCase, flowModels } from "./flows.ts";
import { machineFiles } from "./new-flow-machine.ts";
import { storefrontFiles } from "./new-flow-storefront.ts";
import { root } from "./tools.ts";

/**
 * Writes the skeleton of a flow that sends one request and handles each outcome.
 *
 * @param name kebab case, such as `refund-request`
 * @returns the files written
 * @throws if the name is invalid or a file exists
 */
export async function newFlow(name: string): Promise<string[]> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a flow: small letters, words joined by hyphens`);
  const camel = camelCase(name);
  const names = { name, camel, pascal: camel.replace(/^./, (letter) => letter.toUpperCase()) };
  const files = new Map([...machineFiles(names), ...storefrontFiles(names)]);
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`${taken.join(", ")}: there already`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const flows = await flowModels();
  writeAgreedFile(flows.find(({ flow }) => flow === name)!.model);
  return [...files.keys(), `machines/${name}/${name}.arrows.txt`];
}
