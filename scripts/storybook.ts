import { runTool } from "./tools.ts";

/** `npm run storybook`: the workshop with hot reload. `npm run storybook:build` writes it to `dist/workshop`. */
const [command = "dev", ...more] = process.argv.slice(2);
const own =
  command === "dev" ? ["--port", process.env.PORT ?? "6006", "--no-open"] : ["--output-dir", "dist/workshop"];
const { code } = await runTool("storybook", [command, "--disable-telemetry", ...own, ...more], {
  show: true,
});
process.exitCode = code;
