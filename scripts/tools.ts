import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

export type Ran = { code: number; output: string };
type Options = { show?: boolean; environment?: Record<string, string>; folder?: string };

/** Runs a program on this Node. With `show` it prints as it goes; otherwise its output is returned. */
export function runNode(
  file: string,
  args: readonly string[],
  { show = false, environment = {}, folder = root }: Options = {},
): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: folder,
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...(show ? {} : { NO_COLOR: "1" }), ...environment },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("error", fail);
    child.once("close", (code) => done({ code: code ?? 1, output }));
  });
}

export const runTool = (name: string, args: readonly string[], options?: Options): Promise<Ran> =>
  runNode(programOf(name), args, options);

/** The script behind a package's command, so that it runs on this Node. */
function programOf(name: string): string {
  const [packageName, command = packageName.split("/").pop()!] = name.split("#") as [string, string?];
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}.`);
  return join(folder, file);
}
