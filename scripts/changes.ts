import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { changedScreens } from "./changes/compare.ts";
import { changesPage } from "./changes/page.ts";
import { takePictures } from "./changes/pictures.ts";
import { currentVersion, versionAt } from "./changes/version.ts";
import { root } from "./tools.ts";

const usage = `npm run changes -- <commit>    writes what changed since a commit, for example the tag of the last release
    --no-pictures    without pictures of the screens that changed, which take some minutes`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { pictures: { type: "boolean", default: true } },
});
const [commit, ...more] = positionals;
if (commit === undefined || more.length > 0) {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    await writeChanges(commit);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function writeChanges(commit: string): Promise<void> {
  const versions = { before: versionAt(root, commit), now: currentVersion(root) };
  const folder = join(root, "dist/changes");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const screens = changedScreens(versions);
  const pictures =
    values.pictures && screens.length > 0 ? await takePictures(commit, screens, folder) : undefined;
  const file = join(folder, "changes.md");
  writeFileSync(file, `${changesPage(versions, `What changed since ${commit}`, pictures)}\n`);
  console.log(`Wrote ${file}.`);
}
