import type { Plugin } from "vite";
import { namedStatements } from "#scripts/specification.ts";

const name = "virtual:named-statements";

/** Which test names which statement of the specification, read from the tests when the page that shows it is loaded. */
export const specificationPlugin: Plugin = {
  name: "specification",
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(namedStatements())};` : null),
};
