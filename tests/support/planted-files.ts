import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const packageOf = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: "1.0.0",
    type: "module",
    exports: "./index.js",
  }),
  [`node_modules/${name}/index.js`]: "export const test = 1;",
});

/** A folder with these files and what a program needs besides them. */
export function writePlantedFiles(planted: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files: Record<string, string> = {
    ...planted,
    "package.json": JSON.stringify({
      name: "planted",
      type: "module",
      imports: { "#*": "./*" },
      dependencies: { "drizzle-orm": "*" },
      devDependencies: { vitest: "*" },
    }),
    "tsconfig.json": JSON.stringify({
      compilerOptions: { module: "nodenext", allowImportingTsExtensions: true },
    }),
    ...packageOf("vitest"),
    ...packageOf("drizzle-orm"),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
