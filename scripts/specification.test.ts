import { expect, test } from "vitest";
import { statementsNamedIn } from "./specification.ts";

const helper = "requirements";
/** A test's source, in which `names` stands for the helper. */
const read = (source: string) => statementsNamedIn("a.test.ts", source.replaceAll("names(", `${helper}(`));

test("a name has the titles of the tests around it, not of those beside it", () => {
  const source = `
test("the first", () => {
  names("layout.logo");
});

describe.each(operations)("the operation $id", ({ id }) => {
  test("is not named", async () => {
    expect(of("x", () => {})).toBe(1);
  });

  test.each<[string, () => number]>([
    ["one", () => 1],
    ["two", () => 2],
  ])("returns %s", async (_, made) => {
    names(
      "routes.home",
      "routes.shop",
    );
  });
});

for (const path of paths) {
  test(\`\${path} is shown\`, async ({
    page,
    shopper,
  }) => {
    names("routes.cart");
  });
}
`;
  expect(read(source).map(({ id, title }) => [id, title])).toEqual([
    ["layout.logo", "the first"],
    ["routes.home", "the operation $id › returns %s"],
    ["routes.shop", "the operation $id › returns %s"],
    ["routes.cart", "${path} is shown"],
  ]);
});

test.each(["  names(id);", '  names("layout.logo", more);', '  if (isWide) names("layout.logo");'])(
  "a call that can't be read is reported: %s",
  (call) => {
    expect(() => read(`test("x", () => {\n${call}\n});`)).toThrow(
      "a.test.ts has a call of requirements() that can't be read",
    );
  },
);
