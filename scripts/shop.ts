import { resolve } from "node:path";
import { sentence } from "../server/run.ts";
import { readSettings } from "../server/settings.ts";
import { applyFolder, type Applied } from "../server/shop-data/apply-folder.ts";

/** `npm run shop -- apply <folder>`: the operator's command. */
const [command, folder, ...more] = process.argv.slice(2);

if (command !== "apply" || !folder || more.length > 0) {
  console.error("npm run shop -- apply <folder>    turns the shop into what the folder describes");
  process.exitCode = 1;
} else {
  try {
    // npm runs this in the program's folder; a relative path is relative to where the command was typed.
    const path = resolve(process.env.INIT_CWD ?? ".", folder);
    report(path, await applyFolder(readSettings(process.env), path, new Date()));
  } catch (error) {
    process.exitCode = 1;
    console.error(explain(error));
  }
}

function report(path: string, { counts, isDemo }: Applied): void {
  const list = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  console.log(`The shop is what ${path} says: ${list.join(", ")}.`);
  if (isDemo) console.log("It is a demo: everybody knows the passwords of its accounts.");
}

function explain(error: unknown): unknown {
  const words = sentence(error);
  return words === null ? error : `${words}\nNothing was changed.`;
}
