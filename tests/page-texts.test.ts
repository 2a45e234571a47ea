import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { source, textsOf } from "#scripts/texts.ts";
import { root } from "#scripts/tools.ts";
import { routes } from "#src/app/routes.ts";
import { importedFiles } from "./support/imported-files.ts";

const ids = Object.keys(textsOf(source));
/** They load their own texts, like `src/app/layout/account-menu.tsx` for its dialog. */
const bringsItsOwn = [
  "src/app/layout/login-dialog.tsx",
  "src/app/layout/proof-dialog.tsx",
  "src/app/layout/cart-sidebar.tsx",
];

/** The areas of the message ids in some files, whole or as prefixes. */
function areasOf(files: Iterable<string>): string[] {
  const code = [...files].map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const words = new Set([...code.matchAll(/"(\w+\.[\w.]+)"/g)].map(([, word]) => word!));
  const beginnings = [...code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(([, beginning]) => beginning!);
  const used = ids.filter((id) => words.has(id) || beginnings.some((beginning) => id.startsWith(beginning)));
  return [...new Set(used.map((id) => id.split(".")[0]!))].toSorted();
}

test("what every page renders uses only the shell's texts", () => {
  const files = importedFiles("src/app/app.tsx", bringsItsOwn);
  expect(files).toContain("src/flows/shell/shop/trouble.screen.tsx");
  expect(areasOf(files)).toEqual(["shell"]);
});

test.each(routes.map(({ file, areas }) => [file, areas] as const))(
  "%s loads the texts of %j, exactly those that it and its flows use",
  (file, areas) => {
    const files = importedFiles(file.slice(1), bringsItsOwn);
    expect([...areas, "shell"].toSorted()).toEqual([...new Set([...areasOf(files), "shell"])].toSorted());
  },
);
