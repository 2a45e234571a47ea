import { buildAll } from "./build.ts";

/** What an image and a service are made with. No program asks whether it is the first one: `runtime.mjs` is, and imports it. */
await buildAll();
