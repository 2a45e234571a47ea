import { appendFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { generateCharts, staleCharts } from "./charts.ts";
import { root, runTool } from "./tools.ts";

test("outdated drawings, exports and tables are listed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-charts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = join(folder, "docs/flows.md");
  cpSync(join(root, "docs/charts"), join(folder, "docs/charts"), { recursive: true });
  cpSync(join(root, "generated/stately"), join(folder, "generated/stately"), { recursive: true });
  writeFileSync(page, readFileSync(join(root, "docs/flows.md"), "utf8"));
  expect(await staleCharts(folder)).toEqual([]);

  appendFileSync(join(folder, "docs/charts/cart.svg"), "<!-- altered -->");
  rmSync(join(folder, "docs/charts/shop.svg"));
  writeFileSync(join(folder, "docs/charts/of-a-flow-that-is-gone.svg"), "<svg/>");
  appendFileSync(join(folder, "generated/stately/cart.ts"), "// altered");
  appendFileSync(join(folder, "generated/stately/cart.json"), " ");
  rmSync(join(folder, "generated/stately/shop.mmd"));
  writeFileSync(join(folder, "generated/stately/of-a-flow-that-is-gone.mmd"), "stateDiagram-v2");
  writeFileSync(page, readFileSync(page, "utf8").replace("[cart](#cart)", "[basket](#cart)"));
  expect(await staleCharts(folder)).toEqual([
    "docs/charts/shop.svg",
    "docs/charts/cart.svg",
    "docs/charts/of-a-flow-that-is-gone.svg",
    "generated/stately/shop.mmd",
    "generated/stately/cart.ts",
    "generated/stately/cart.json",
    "generated/stately/of-a-flow-that-is-gone.mmd",
    "docs/flows.md",
  ]);

  await generateCharts(folder);
  expect(await staleCharts(folder)).toEqual([]);
});

test.each(globSync("docs/charts/*.svg", { cwd: root }))(
  "%s is small, follows the theme and needs no other file",
  (file) => {
    const svg = readFileSync(join(root, file), "utf8");
    expect(svg.length).toBeLessThan(60_000);
    expect(svg).toContain("@media (prefers-color-scheme:dark)");
    const own = svg
      .replace('xmlns="http://www.w3.org/2000/svg"', "")
      .replace("url(data:font/woff2;base64,", "");
    expect(own).not.toMatch(/url\(|href|https?:|@import|<script|<image|<foreignObject/);
  },
);

test("the exported sources are formatted like the others", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-exports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, "generated/stately"), folder, { recursive: true });
  const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"));
  writeFileSync(join(folder, ".oxfmtrc.json"), JSON.stringify({ ...style, ignorePatterns: ["*.json"] }));
  expect(await runTool("oxfmt", ["--check", "."], { folder })).toMatchObject({ code: 0 });
  appendFileSync(join(folder, "cart.ts"), "const  a=1");
  expect((await runTool("oxfmt", ["--check", "."], { folder })).output).toContain("cart.ts");
});
