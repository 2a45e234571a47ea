import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { recordTested } from "./tested-sources.ts";

/** `npm test --workspace art`: types and tests. If they pass, `npm test` need not run them until something changes. */
const packageFolder = (name: string): string =>
  fileURLToPath(new URL(".", import.meta.resolve(`${name}/package.json`)));
const commands = [
  [`${packageFolder("tsgo")}bin/tsc`, "-p", import.meta.dirname],
  [`${packageFolder("vitest")}vitest.mjs`, "run", `--config=${import.meta.dirname}/vitest.config.ts`],
];
const isPassed = commands.every(
  (command) => spawnSync(process.execPath, command, { stdio: "inherit" }).status === 0,
);
if (isPassed) recordTested();
else process.exitCode = 1;
