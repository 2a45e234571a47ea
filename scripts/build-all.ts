import { buildAll } from "./build.ts";

/** Builds images and services. `runtime.mjs` is the entry program and imports this file. */
await buildAll();
