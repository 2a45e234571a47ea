import fastify from "fastify";
import serveFiles from "@fastify/static";
import { join } from "node:path";
import { root, runTool } from "#scripts/tools.ts";
import { workshop } from "./shops.ts";

/** Builds and serves the workshop. */
const { code, output } = await runTool("storybook", [
  "build",
  "--disable-telemetry",
  "--output-dir",
  "dist/workshop",
]);
if (code !== 0) throw new Error(output);
const app = fastify();
await app.register(serveFiles, { root: join(root, "dist/workshop") });
await app.listen({ port: Number(new URL(workshop.url).port) });
