import { readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { machineFiles } from "#scripts/new-flow-machine.ts";
import { storefrontFiles } from "#scripts/new-flow-storefront.ts";
import { root } from "#scripts/tools.ts";

const names = { name: "plant-question", camel: "plantQuestion", pascal: "PlantQuestion" };
const files = new Map([...machineFiles(names), ...storefrontFiles(names)]);

const textOf = (file: string): string => {
  const written = files.get(file);
  if (written !== undefined) return written;
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
};

const exportedBy = (file: string): string[] =>
  [...textOf(file).matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)].map(
    ([, name]) => name!,
  );

function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const path = statement.moduleSpecifier.text;
    const named = statement.importClause?.namedBindings;
    if (!/^[.#]/.test(path) || !named || !ts.isNamedImports(named)) return [];
    const target = path.startsWith("#") ? path.slice(1) : join(file, "..", path);
    return named.elements.map(({ name, propertyName }) => `${target}: ${(propertyName ?? name).text}`);
  });
}

test("every import of the generated flow exists", () => {
  const imports = [...files.keys()].flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(20);
  const missing = imports.filter((line) => {
    const [file, name] = line.split(": ") as [string, string];
    return !exportedBy(file).includes(name);
  });
  expect(missing).toEqual([]);
});
