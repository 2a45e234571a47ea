import { spawnSync } from "node:child_process";
import { root, runTool } from "./tools.ts";

/** `npm run storybook`: the workshop with hot reload. `npm run storybook:build` writes it to `dist/workshop`. */
const [command = "dev", ...more] = process.argv.slice(2);
const own =
  command === "dev" ? ["--port", process.env.PORT ?? "6006", "--no-open"] : ["--output-dir", "dist/workshop"];
const { stdout } = spawnSync("git", ["rev-parse", "--short=9", "HEAD"], { cwd: root, encoding: "utf8" });
const { code } = await runTool("storybook", [command, "--disable-telemetry", ...own, ...more], {
  show: true,
  environment: stdout ? { STORYBOOK_BUILD: stdout.trim() } : {},
});
process.exitCode = code;
