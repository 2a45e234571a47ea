import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changesPage } from "./changes/page.ts";
import { currentVersion, versionAt } from "./changes/version.ts";
import { root } from "./tools.ts";

/** `npm run changes -- <commit>`: writes what changed since a commit into `dist/changes.md`. */
const [commit, ...more] = process.argv.slice(2);
if (commit === undefined || more.length > 0) {
  console.error("npm run changes -- <commit>    for example the tag of the last release");
  process.exitCode = 1;
} else {
  try {
    const page = changesPage(versionAt(root, commit), currentVersion(root), `What changed since ${commit}`);
    mkdirSync(join(root, "dist"), { recursive: true });
    const file = join(root, "dist/changes.md");
    writeFileSync(file, `${page}\n`);
    console.log(`Wrote ${file}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
