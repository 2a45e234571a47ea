import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { programs } from "#scripts/programs.ts";
import { root } from "#scripts/tools.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const linesOf = (file: string): string[] => read(file).split("\n").filter(Boolean);
const ignored = linesOf(".dockerignore");
const dockerfile = read("deploy/Dockerfile");
const { kept } = (await import(join(root, "deploy/packages.mjs"))) as { kept: string[] };
const { dependencies, scripts } = JSON.parse(read("package.json")) as Record<
  "dependencies" | "scripts",
  Record<string, string>
>;

/** As Docker reads it: the last matching line decides. */
const isIgnored = (file: string): boolean =>
  ignored.reduce((was, line) => {
    const pattern = line.replace("!", "");
    const isMeant = matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`);
    return isMeant ? !line.startsWith("!") : was;
  }, false);

const packageOf = (name: string): string =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

type Traced = { files: Set<string>; packages: Set<string>; later: Set<string> };

/** What Node loads for these sources: our files, packages, and packages that are loaded later, if at all. */
function trace(
  start: readonly string[],
  traced: Traced = { files: new Set(), packages: new Set(), later: new Set() },
) {
  for (const file of start) {
    if (traced.files.has(file)) continue;
    traced.files.add(file);
    const source = /\.m?ts$|\.mjs$/.test(file) ? read(file) : "";
    const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name]) => name!);
    const first = [
      ...found(/^(?:import|export)(?! type\b)[^;"'`]*? from "([^"]+)"/gm),
      ...found(/^import "([^"]+)"/gm),
    ];
    const later = found(/\bimport\("([^"]+)"\)/g);
    const isOurs = (name: string) => /^[.#]/.test(name);
    const fileOf = (name: string) => (name.startsWith("#") ? name.slice(1) : join(dirname(file), name));
    const isPackage = (name: string) => !isOurs(name) && !name.startsWith("node:");
    first.filter(isPackage).forEach((name) => traced.packages.add(packageOf(name)));
    later.filter(isPackage).forEach((name) => traced.later.add(packageOf(name)));
    trace([...first, ...later].filter(isOurs).map(fileOf), traced);
  }
  return traced;
}

const ofScript = (name: string): string => /^node scripts\/runtime\.mjs (\S+)$/.exec(scripts[name]!)![1]!;
const running = trace([
  "scripts/runtime.mjs",
  ...["start", "shop", "doctor"].map(ofScript),
  "scripts/compress.ts",
  ...globSync("server/**/*.thread.ts", { cwd: root }),
]);

test("files named in the Dockerfile exist", () => {
  const made = linesOf(".gitignore").map((line) => line.replace(/\/$/, ""));
  const named = [
    ...ignored
      .map((line) => line.replace(/^!/, "").replace(/\/\*$/, ""))
      .filter((name) => !name.includes("*")),
    ...[...dockerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, files]) => files!.split(" ")),
    ...[...dockerfile.matchAll(/[\w-]+\/[\w-]+\.(?:ts|mjs)\b/g)].map(([file]) => file),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(join(root, name)) && !made.includes(name))).toEqual([]);
});

test("the image runs the start script and contains its sources", () => {
  expect(dockerfile).toContain(`CMD ${JSON.stringify(scripts.start!.split(" ")).replaceAll(",", ", ")}\n`);
  expect(running.files.size).toBeGreaterThan(20);
  expect([...running.files].filter(isIgnored)).toEqual([]);
  expect(["deploy/compose.yaml", "tests/image.test.ts", "src/x.test.ts"].filter(isIgnored)).toHaveLength(3);
});

test("the image contains no Git history, secrets or tests", () => {
  for (const file of [
    ".git/config",
    "data/secrets/cookies",
    "tests/matrix.shop.test.ts",
    "server/platform/html.test.ts",
  ])
    expect(isIgnored(file), file).toBe(true);
});

test("the image contains the unbundled packages and no development dependency", () => {
  const { noExternal, external } = programs.ssr as { noExternal: true; external: string[] };
  expect(noExternal).toBe(true);
  const needed = new Set([...running.packages, ...external.map(packageOf)]);
  const hidden = ["drizzle-orm"]; // Tested by `built-programs.shop.test.ts`.
  expect(kept.toSorted()).toEqual([...needed, ...hidden].toSorted());
  expect(kept.filter((name) => !(name in dependencies))).toEqual([]);
  // The image is built already and never loads it.
  expect([...running.later]).toEqual(["vite"]);
});

test("a build needs no development dependency", () => {
  const { packages, later } = trace(["scripts/build-all.ts", "vite.config.ts"]);
  expect([...packages, ...later].filter((name) => !(name in dependencies))).toEqual([]);
  expect([...packages, ...later]).toContain("postcss-custom-media");
});

test("programs are imported by runtime.mjs, so none checks import.meta.main", () => {
  const started = Object.values(scripts).map((line) => /runtime\.mjs (\S+)/.exec(line)![1]!);
  const built = [...dockerfile.matchAll(/runtime\.mjs (\S+)/g)].map(([, file]) => file!);
  expect(built.length).toBeGreaterThan(0);
  expect([...started, ...built].filter((file) => read(file).includes("import.meta.main"))).toEqual([]);
});

test("code that older Node versions run imports only what Node 20 has", () => {
  const ofFiles = [
    "delimiter",
    "dirname",
    "join",
    "pathToFileURL",
    "readFileSync",
    "resolve",
    "writeFileSync",
  ];
  const has = [...ofFiles, "createRequire", "execSync", "spawn", "spawnSync"];
  const names = ["scripts/runtime.mjs", "deploy/packages.mjs"].flatMap((file) =>
    [...read(file).matchAll(/^import [^;]*\{([^}]*)\} from "node:/gm)].flatMap(([, list]) =>
      list!.split(",").map((name) => name.trim()),
    ),
  );
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !has.includes(name))).toEqual([]);
});
