import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import serveFiles from "@fastify/static";
import { chromium, type Browser } from "@playwright/test";
import fastify from "fastify";
import { ensureChromium, launchOptions } from "#scripts/chromium.ts";
import { root } from "#scripts/tools.ts";
import { nameOf, type ScreenChange } from "./compare.ts";

/** Files of a change's pictures, one for each width; none where the story did not exist. */
export type Pictures = ReadonlyMap<string, { before: readonly string[]; now: readonly string[] }>;

/** Pixels. */
export const widths = [
  [412, 823],
  [1280, 800],
] as const;

/** Takes pictures of changed screens as they were at a commit and as they are, into a folder. */
export async function takePictures(
  commit: string,
  screens: readonly ScreenChange[],
  folder: string,
): Promise<Pictures> {
  const executablePath = await ensureChromium(console.log);
  const browser = await chromium.launch({ ...launchOptions, executablePath });
  try {
    const before = await withCheckout(commit, (checkout) =>
      picturesIn(browser, checkout, screens, folder, "before"),
    );
    const now = await picturesIn(browser, root, screens, folder, "now");
    return new Map(
      screens.map(({ about }) => [about, { before: before.get(about) ?? [], now: now.get(about) ?? [] }]),
    );
  } finally {
    await browser.close();
  }
}

/** Checks a commit out beside the working tree, with the packages that it was locked to. */
async function withCheckout<Result>(
  commit: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-before-"));
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: root, stdio: "pipe" });
  git("worktree", "add", "--detach", "--force", folder, commit);
  try {
    const lockFile = (of: string) => readFileSync(join(of, "package-lock.json"), "utf8");
    if (lockFile(folder) === lockFile(root))
      symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    else execFileSync("npm", ["ci"], { cwd: folder, stdio: "inherit" });
    return await use(folder);
  } finally {
    git("worktree", "remove", "--force", folder);
  }
}

type StoryIndex = { entries: Record<string, { id: string; name: string; importPath: string }> };

/** Builds a version's Storybook and takes the pictures of those stories that it has. */
async function picturesIn(
  browser: Browser,
  checkout: string,
  screens: readonly ScreenChange[],
  folder: string,
  name: string,
): Promise<Map<string, string[]>> {
  execFileSync("npm", ["run", "storybook:build"], { cwd: checkout, stdio: "inherit" });
  const built = join(checkout, "dist/workshop");
  const { entries } = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as StoryIndex;
  const app = fastify();
  await app.register(serveFiles, { root: built });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  mkdirSync(join(folder, name), { recursive: true });
  const pictures = new Map<string, string[]>();
  for (const { about, file, story } of screens) {
    const found = Object.values(entries).find((one) => one.name === story && nameOf(one.importPath) === file);
    if (!found) continue;
    const files = widths.map(([width]) => `${name}/${found.id}-${width}.png`);
    for (const [index, [width, height]] of widths.entries()) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(`${address}/iframe.html?viewMode=story&id=${found.id}`);
      await page.waitForFunction(isPlayed);
      await page.screenshot({ path: join(folder, files[index]!), fullPage: true, animations: "disabled" });
      await page.close();
    }
    pictures.set(about, files);
  }
  await app.close();
  return pictures;
}

/** In the story's page: its steps are over, whether they went well or not. */
function isPlayed(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return ["finished", "errored", "aborted"].includes(preview?.currentRender?.phase ?? "");
}
