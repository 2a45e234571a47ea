import { buildAll } from "./build.ts";

/** What an image and a service are made with. A program of its own, because `runtime.mjs` imports what it runs: there `import.meta.main` is false. */
await buildAll();
