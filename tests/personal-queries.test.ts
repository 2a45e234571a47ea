import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { isPersonal } from "#src/api/queries.ts";
import { operations } from "./support/contract.ts";
import { requirements } from "./support/requirements.ts";

/** Each query of the storefront: its key in source form and the calls that it makes. */
const queries = globSync("src/**/*.{ts,tsx}", { cwd: root }).flatMap((file) =>
  readFileSync(join(root, file), "utf8")
    .split(/(?=queryKey: \[)/)
    .slice(1)
    .map((text) => ({
      file,
      key: /^queryKey: \[(.*)\]/.exec(text)![1]!,
      calls: [...text.matchAll(/api\.(GET|POST)\(\s*"([^"]+)"/g)].map(
        ([, method, path]) => `${method} ${path}`,
      ),
    })),
);
const needsLogin = new Set(
  operations.filter(({ isProtected }) => isProtected).map(({ method, path }) => `${method} ${path}`),
);
const personal = queries.filter(({ calls }) => calls.some((call) => needsLogin.has(call)));

test("the queries that need a log-in are found", () => {
  expect(personal.length).toBeGreaterThan(30);
});

test.each(personal)(
  "$file: the key [$key] contains the customer's id, so that logging out drops it",
  ({ key }) => {
    requirements("session.log-out-clears-cart");
    expect(key).toMatch(/^"admin"|\bcustomer_?[iI]d\b/);
  },
);

test("logging out drops personal queries and leaves public ones", () => {
  requirements("session.log-out-clears-user");
  const isLeft = (queryKey: readonly unknown[]) => !isPersonal("ada")({ queryKey });
  const keys = [
    ["bankAccount", "ada"],
    ["wishList", "ada"],
    ["me", "ada", "photo", "1"],
    ["admin", "orders"],
  ];
  expect(keys.filter(isLeft)).toEqual([]);
  expect(
    [
      ["product", { languageId: "en", marketId: "asia" }, "fern"],
      ["wishList", null],
    ].every(isLeft),
  ).toBe(true);
});
