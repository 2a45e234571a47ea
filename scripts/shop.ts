import { pathToFileURL } from "node:url";
import { buildPrograms } from "./build.ts";
import { collectGarbageSooner } from "./small-heap.ts";
import { programFile } from "./programs.ts";

collectGarbageSooner();
await buildPrograms(() => {});
await import(pathToFileURL(programFile("commands")).href);
