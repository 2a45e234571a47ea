import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { importFolders } from "#scripts/steps.ts";
import { root, runTool } from "#scripts/tools.ts";
import { writePlantedFiles } from "./support/planted-files.ts";
import { violations } from "./support/planted-imports.ts";

type Report = {
  summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
};
const config = join(root, ".dependency-cruiser.mjs");
const { forbidden } = (
  (await import(config)) as { default: { forbidden: { name: string; comment: string }[] } }
).default;

async function cruise(folder: string, targets: readonly string[]): Promise<Report["summary"]> {
  const { output } = await runTool(
    "dependency-cruiser#depcruise",
    ["--config", config, "--output-type", "json", ...targets],
    { folder },
  );
  return (JSON.parse(output) as Report).summary;
}

/** All plants in one tree; those of the same file are concatenated. */
function plant(): string {
  const files: Record<string, string> = {
    "domain/circle-end.ts": `import { a } from "./circle.ts"; export const b = () => a;`,
  };
  for (const [, , to] of Object.values(violations)) files[to] ??= "export const b = 1;";
  for (const [from, content] of Object.values(violations)) files[from] = `${files[from] ?? ""}\n${content}`;
  return writePlantedFiles(files);
}

test("every rule has a reason and a violating example", () => {
  expect(Object.keys(violations).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  expect(forbidden.filter(({ comment }) => comment.length < 20)).toEqual([]);
});

test("imports from the root are checked too", async () => {
  const folder = writePlantedFiles({
    "domain/a.ts": `export { b } from "#machines/shopping/cart/b.ts";`,
    "machines/shopping/cart/b.ts": "export const b = 1;",
  });
  const { violations: found } = await cruise(folder, ["domain", "machines"]);
  expect(found.map(({ rule }) => rule.name)).toContain("domain-stands-alone");
});

test("every violation is detected", async () => {
  const { violations: found } = await cruise(plant(), [
    "art",
    "domain",
    "machines",
    "src",
    "server",
    "sandbox",
    "scripts",
  ]);
  const noticed = Object.entries(violations).filter(([rule, [from]]) =>
    found.some((one) => one.rule.name === rule && (one.from === from || one.to === from)),
  );
  expect(noticed.map(([rule]) => rule)).toEqual(Object.keys(violations));
});

test("only imports of later server areas are detected as violations", async () => {
  const allowed: [from: string, to: string][] = [
    ["server/commerce/orders/a.ts", "../points/points.ts"],
    ["server/commerce/payment/a.ts", "../orders/orders.ts"],
    ["server/job-handlers.ts", "./commerce/payment/process.ts"],
    ["server/commerce/cart/cart.handlers.ts", "./cart.ts"],
  ];
  const forbidden: [from: string, to: string][] = [
    ["server/commerce/orders/a.ts", "../payment/process.ts"],
    ["server/commerce/invoices/a.ts", "../payment/process.ts"],
    ["server/commerce/points/a.ts", "../cart/cart.ts"],
    ["server/platform/jobs/a.ts", "../../commerce/points/points.ts"],
    ["server/commerce/cart/cart.handlers.ts", "drizzle-orm"],
  ];
  const imports = [...allowed, ...forbidden];
  const targets = imports.map(([from, to]) => join(dirname(from), to)).filter((file) => file.endsWith(".ts"));
  const files: Record<string, string> = Object.fromEntries(
    targets.map((file) => [file, "export const b = 1;"]),
  );
  for (const [from, to] of imports) files[from] = `${files[from] ?? ""}\nimport "${to}";`;
  const { violations: found } = await cruise(writePlantedFiles(files), ["server"]);
  const noticed = found.filter(({ rule }) => rule.name !== "nothing-missing");
  expect(noticed.map(({ from }) => from).sort()).toEqual(forbidden.map(([from]) => from).sort());
});

test("the repository follows all rules, and every file was checked", async () => {
  const { violations: found, totalCruised } = await cruise(root, importFolders);
  expect(found.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  expect(totalCruised).toBeGreaterThan(300);
});

const filesIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );

test("cookie names and URLs are spelled out only in domain/", () => {
  const shipped = filesIn(["server", "src", "machines"]).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|test-support|stories|stage|paths)\.tsx?$/.test(file),
  );
  const spelled =
    /trellis_(gate|place|tour_lead)|["'`/](confirm-order|order-accepted|product-categories|welcome-page|product-search)\b(?!\.page)/;
  expect(shipped.filter((file) => spelled.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(shipped.length).toBeGreaterThan(200);
});

test("the shop contains nothing about the payment sandbox's faults or control port", () => {
  const files = filesIn(["server", "src", "domain", "machines"]);
  const knowing = files.filter((file) =>
    /CONTROL_PORT|next-fault|answersTwice|neverAnswers/.test(readFileSync(file, "utf8")),
  );
  expect(knowing).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});
