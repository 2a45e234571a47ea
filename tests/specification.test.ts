import { expect, test } from "vitest";
import { specifiedCalls } from "#specification/specified-calls.ts";
import { additionalOperations } from "./additional-operations.ts";
import { operations } from "./support/contract.ts";
import { requirements } from "./support/requirements.ts";

/** May only increase. */
const implemented = 61;

const calls = Object.values(specifiedCalls).flat();
const named = calls.flatMap(({ operation }) => operation ?? []);
/** A path of the specification without base, query and parameter names. */
const shape = (path: string): string =>
  path
    .replace(/^\/api\/v1/, "")
    .replace(/\?.*$/, "")
    .replaceAll(/\{[^}]+\}/g, "{}");

test.each(calls.filter(({ operation }) => operation))(
  "$method $path is $operation",
  ({ method, path, operation }) => {
    requirements(
      "calls.markets-and-languages",
      "calls.menu-and-footer",
      "calls.catalogue",
      "calls.cart",
      "calls.account",
      "calls.points-and-commissions",
      "calls.orders",
      "calls.refunds",
      "calls.tour-leads",
      "calls.images",
    );
    const found = operations.find(({ id }) => id === operation);
    expect(found && `${found.method} ${shape(found.path)}`).toBe(`${method} ${shape(path)}`);
  },
);

test("a call of the specification without an operation is not in the contract", () => {
  const missing = calls.filter(({ operation }) => operation === null);
  const found = missing.filter(({ method, path }) =>
    operations.some((one) => one.method === method && shape(one.path) === shape(path)),
  );
  expect(found).toEqual([]);
});

test("every operation of the contract is in the specification or has a reason", () => {
  const known = [...named, ...Object.keys(additionalOperations)].sort();
  expect(known).toEqual(operations.map(({ id }) => id).sort());
});

test("no fewer calls are implemented than before", () => {
  console.log(`${named.length} of ${calls.length} of the specification's calls implemented`);
  expect(calls).toHaveLength(61);
  expect(named.length).toBeGreaterThanOrEqual(implemented);
});
