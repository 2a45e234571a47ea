import { pathToFileURL } from "node:url";
import { buildPrograms } from "./build.ts";
import { programFile } from "./programs.ts";

/** `npm run shop -- …`: see `commands.ts`. */
await buildPrograms(() => {});
await import(pathToFileURL(programFile("commands")).href);
