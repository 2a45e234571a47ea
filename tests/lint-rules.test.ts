import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, runTool } from "#scripts/tools.ts";
import { writePlantedFiles } from "./support/planted-files.ts";

/** The linter's messages for each line of a file at this path. */
async function linted(file: string, lines: readonly string[]): Promise<string[]> {
  const folder = writePlantedFiles({
    ".oxlintrc.json": readFileSync(join(root, ".oxlintrc.json"), "utf8"),
    [file]: lines.join("\n"),
  });
  const { output } = await runTool("oxlint", ["--format=unix"], { folder });
  return lines.filter((_, index) => output.includes(`${file}:${index + 1}:`));
}

const places = [
  "src/app/planted.ts",
  "src/pages/planted.page.tsx",
  "src/flows/shopping/cart/planted.flow.tsx",
];

test.each(places)("%s may not use browser globals", async (file) => {
  const touching = [
    "location.reload();",
    "window.location.reload();",
    "self.localStorage.clear();",
    "top.history.back();",
    "parent.sessionStorage.clear();",
    "frames[0].location.reload();",
    "globalThis.localStorage.clear();",
    "globalThis.window.location.reload();",
    "globalThis['history'].back();",
    "indexedDB.deleteDatabase('trellis');",
    "cookieStore.set('place', 'en');",
    "window.open('/en');",
    "open('/en');",
    "matchMedia('print');",
    "new BroadcastChannel('cart').close();",
    ...["cookie", "location", "URL", "documentURI", "baseURI", "referrer", "defaultView"].map(
      (property) => `console.log(document.${property});`,
    ),
  ];
  expect(await linted(file, touching)).toEqual(touching);
});

test("src/app/browser.ts may use them, and a screen may use its own document", async () => {
  expect(await linted("src/app/browser.ts", ["location.reload();", "localStorage.clear();"])).toEqual([]);
  const screen = [
    "document.activeElement?.blur();",
    "globalThis.fetch('/api/v1/markets');",
    "scrollTo(0, 0);",
  ];
  expect(await linted("src/app/planted.ts", screen)).toEqual([]);
});

test("a handler passes its queries on and runs none itself", async () => {
  const statements = [
    "await services.database.queries.execute('delete from orders');",
    "await queries.select().from(orders);",
    "await queries.insert(orders);",
    "await queries.update(orders);",
    "await database.queries.delete(orders);",
    "await services.database.transaction(work);",
    "const { transaction } = services.database; await transaction(work);",
    "await queries['execute']('delete from orders');",
  ];
  expect(await linted("server/commerce/orders/orders.handlers.ts", statements)).toEqual(statements);
  expect(await linted("server/commerce/orders/submit-order.ts", statements)).toEqual([]);
  expect(
    await linted("server/commerce/orders/orders.handlers.ts", ["await findOrders(queries, query);"]),
  ).toEqual([]);
});

test("an import that climbs out of its folder is refused, one from the root is not", async () => {
  const climbing = [`export { a } from "../domain/a.ts";`, `export { b } from "../../domain/b.ts";`];
  const fromRoot = [`export { c } from "#domain/c.ts";`, `export { d } from "./d.ts";`];
  expect(await linted("src/pages/planted.ts", [...climbing, ...fromRoot])).toEqual(climbing);
});
