import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { root, runTool } from "#scripts/tools.ts";

/**
 * `node scripts/runtime.mjs bench/structure.ts [folder]`: counts the server's folders, levels and dependencies, files
 * and lines by top folder, the smallest flows, in this checkout or in one of another commit.
 */
const checkout = resolve(process.argv[2] ?? root);
const files = execFileSync("git", ["ls-files"], { cwd: checkout, encoding: "utf8" }).trim().split("\n");
const linesOf = (file: string) => readFileSync(join(checkout, file), "utf8").split("\n").length - 1;
const total = (list: readonly string[]) => ({
  files: list.length,
  lines: list.reduce((sum, file) => sum + linesOf(file), 0),
});

const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isDerived = (file: string) => /\.(stories\.tsx|(arrows|screens)\.txt)$/.test(file);

const { output } = await runTool(
  "dependency-cruiser#depcruise",
  ["--config", ".dependency-cruiser.mjs", "--output-type", "json", "server"],
  { folder: checkout },
);
type Dependency = { resolved: string; dependencyTypes: string[] };
const { modules } = JSON.parse(output) as { modules: { source: string; dependencies: Dependency[] }[] };
const isServed = (file: string) => /^server\/.*\.tsx?$/.test(file) && !isTest(file);
/** Files in `server/` itself assemble the rest. */
const isBelow = (file: string) => isServed(file) && dirname(file) !== "server";

console.log("Dependencies of server/, without tests");
console.table({
  "folders, all imports": measure(dirname),
  "folders, run time": measure(dirname, { isRunTime: true }),
  "folders below, all imports": measure(dirname, { isCounted: isBelow }),
  "folders below, run time": measure(dirname, { isRunTime: true, isCounted: isBelow }),
  "files, run time": measure((file) => file, { isRunTime: true }),
});

console.log("Files and lines by top folder: all, and without tests and stories");
const tops = [
  ...new Set(files.filter((file) => isCode(file) && file.includes("/")).map((file) => file.split("/")[0]!)),
];
console.table(
  Object.fromEntries(
    tops.map((top) => {
      const code = files.filter((file) => file.startsWith(`${top}/`) && isCode(file));
      const shipped = total(code.filter((file) => !isTest(file) && !isDerived(file)));
      return [top, { ...total(code), "shipped files": shipped.files, "shipped lines": shipped.lines }];
    }),
  ),
);

console.log("The ten smallest flows, without tests");
const charts = files.filter((file) => /^machines\/.*\.machine\.ts$/.test(file)).map(dirname);
const flows = [...new Set(charts)].map((chart) => {
  const folders = [chart, chart.replace("machines", "src/flows")];
  const written = files.filter((file) => folders.includes(dirname(file)) && !isDerived(file));
  const withTests = total(written);
  return {
    flow: chart,
    ...total(written.filter((file) => !isTest(file))),
    "with tests": `${withTests.files}, ${withTests.lines}`,
  };
});
const smallest = flows.toSorted((one, two) => one.lines - two.lines).slice(0, 10);
console.table(smallest);
const sum = (field: "files" | "lines") => smallest.reduce((all, flow) => all + flow[field], 0);
console.log(`Together ${sum("files")} files, ${sum("lines")} lines`);

/** Levels are the longest chain of imports; nodes that import each other in a ring count as one level. */
function measure(nodeOf: (file: string) => string, { isRunTime = false, isCounted = isServed } = {}) {
  const edges = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter(({ source }) => isCounted(source))) {
    const from = nodeOf(source);
    const imported = edges.get(from) ?? new Set();
    edges.set(from, imported);
    for (const { resolved, dependencyTypes } of dependencies) {
      if (!isCounted(resolved) || (isRunTime && dependencyTypes.includes("type-only"))) continue;
      if (nodeOf(resolved) !== from) imported.add(nodeOf(resolved));
    }
  }
  const nodes = [...edges.keys()];
  const reached = new Map(nodes.map((node) => [node, reach(node)]));
  const isRing = (one: string, two: string) => reached.get(one)!.has(two) && reached.get(two)!.has(one);
  const levels = new Map<string, number>();
  for (const node of nodes.toSorted((one, two) => reached.get(one)!.size - reached.get(two)!.size)) {
    const below = [...reached.get(node)!].filter((other) => !isRing(node, other));
    levels.set(node, 1 + Math.max(0, ...below.map((other) => levels.get(other)!)));
  }
  const inRings = nodes.filter((node) => nodes.some((other) => other !== node && isRing(node, other)));
  return {
    nodes: nodes.length,
    dependencies: nodes.reduce((all, node) => all + edges.get(node)!.size, 0),
    levels: Math.max(...levels.values()),
    "in rings": inRings.length,
  };

  function reach(start: string): Set<string> {
    const found = new Set([start]);
    const waiting = [start];
    for (const node of waiting) {
      const further = [...(edges.get(node) ?? [])].filter((next) => !found.has(next));
      for (const next of further) found.add(next);
      waiting.push(...further);
    }
    return found;
  }
}
