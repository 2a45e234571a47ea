import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { programFile, programs } from "#scripts/programs.ts";
import { distFolder } from "#server/storefront-app.ts";

type Read = { packages: Set<string>; hidden: Set<string> };

/** What Node loads for a built program besides itself: packages, and modules that its source does not name. */
function read(file: string, found: Read, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const comments = /^\s*(?:\/\/|\/?\*\*?\s).*$/gm;
  const code = readFileSync(file, "utf8").replaceAll(comments, "");
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name!);
  const named = [
    ...all(/^(?:import|export) (?:[^"';]*? from )?"([^"]+)"/gm),
    ...all(/\bimport\("([^"]+)"\)/g),
    ...all(/\b__require\("([^"]+)"\)/g),
  ];
  // Also matches method calls.
  all(/(?<!\.)\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?([A-Za-z_$][\w$.]*)(?![^()]*\)\s*\{)/g).forEach((name) =>
    found.hidden.add(name),
  );
  for (const name of named) {
    if (name.startsWith(".")) read(join(dirname(file), name), found, seen);
    else if (!name.startsWith("node:") && !builtinModules.includes(name)) found.packages.add(name);
  }
}

test("the built programs import exactly the packages that are deployed unbundled", () => {
  const found: Read = { packages: new Set(), hidden: new Set() };
  const seen = new Set<string>();
  for (const name of ["shop", "provider", "commands", "doctor"] as const)
    read(programFile(name), found, seen);
  read(join(distFolder, "render/entry.server.js"), found, seen);
  expect(seen.size).toBeGreaterThan(30);
  const { external } = programs.ssr as { external: string[] };
  // React-pdf is loaded by the document thread, which is not a built program.
  const ofTheThread = ["@react-pdf/renderer"];
  expect([...found.packages, ...ofTheThread].sort()).toEqual(external.toSorted());
  // `specifier`: rate-limiter-flexible loads drizzle-orm like this. `join`: the page renderer loads the storefront
  // bundle. Anything else found here would be missing in the image unless deploy/packages.mjs includes it.
  expect([...found.hidden].sort()).toEqual(["join", "specifier"]);
});
