import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";
import { root } from "./tools.ts";

const sheets = globSync("{src,workshop}/**/*.module.css", { cwd: root }).map((sheet) => join(root, sheet));

test("each class of each sheet has a unique name, the same in both builds", () => {
  const namesOf = (nameOf: ReturnType<typeof shortClassNames>) =>
    sheets.flatMap((sheet) =>
      ["page", "title", "page"].map((name) => nameOf(name, sheet === sheets[0] ? `${sheet}?used` : sheet)),
    );
  const names = namesOf(shortClassNames());
  expect(namesOf(shortClassNames())).toEqual(names);
  expect(new Set(names).size).toBe(2 * sheets.length);
  expect(names.filter((name) => !/^_[a-z]{2}\d+$/.test(name))).toEqual([]);
});

test("an unknown sheet is refused", () => {
  expect(() => shortClassNames()("page", "/elsewhere/a.module.css")).toThrow("not among the style sheets");
});
