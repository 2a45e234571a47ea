import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";

/** Names of the previous release that docs/glossary.md replaced. Delete this test with the release after. */
const former =
  /paint(?:er|ed|ing)?(?![a-z])|^kept|kept[A-Z]|Kept(?![a-z])|alive|^heading$|followHeading|keepHeading|letter(?:-|s?$|Look)|paintLetter|strange-?names|^silence$|^away$|away(?:Page|For)|^astray$|draining|letDrain|nobodyNew|impatient|Unanswered|^len[dt]$|lend(?:er|Database)|^borrow|one-?lane|^mended$|^finding$|^narrowing$|^sees$|Shown$|buyOnce|settleAccounts|begunBy|askedAt|doneAt|tooLittle/;
/** Public names of domain words, not of the former dialect. */
const allowed = ["server/operations/doctor/finding.ts"];

const files = globSync(
  "{bench,domain,e2e,machines,scripts,server,specification,src,tests,workshop}/**/*.{ts,tsx}",
  {
    cwd: root,
    // Stories are named after states, which keep their names.
    exclude: ["server/platform/database/migrations/**", "**/*.stories.tsx"],
  },
);

const nameOf = (file: string): string => basename(file).replace(/\..*$/, "");

const declared =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

const exportedNames = (file: string): string[] =>
  [...readFileSync(join(root, file), "utf8").matchAll(declared)].map(([, name]) => name!);

test("no file has a former name", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => former.test(nameOf(file)) && !allowed.includes(file))).toEqual([]);
});

test("no exported symbol has a former name", () => {
  const found = files.flatMap((file) =>
    exportedNames(file)
      .filter((name) => former.test(name) && !allowed.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(exportedNames("tests/support/text-matchers.ts")).toEqual(["firstDifference", "nearestMatch"]);
  expect(found).toEqual([]);
});
