import { pathToFileURL } from "node:url";
import { buildPrograms } from "./build.ts";
import { programFile } from "./programs.ts";

/** `npm run doctor`: see `server/operations/doctor/`. */
await buildPrograms(() => {});
await import(pathToFileURL(programFile("doctor")).href);
