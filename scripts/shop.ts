import { pathToFileURL } from "node:url";
import { buildPrograms } from "./build.ts";
import { collectSooner } from "./frugal.ts";
import { programFile } from "./programs.ts";

/** `npm run shop -- …`: see `commands.ts`. */
collectSooner();
await buildPrograms(() => {});
await import(pathToFileURL(programFile("commands")).href);
