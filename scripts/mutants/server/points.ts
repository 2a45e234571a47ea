import type { ServerMutant } from "./mutant.ts";

export const pointsMutants: readonly ServerMutant[] = [
  {
    name: "a transaction of points is booked twice",
    kind: "points",
    file: "server/commerce/points/points.ts",
    find: `  if (inserted.length === 0) return;
`,
    replace: "",
    tests: ["tests/points.shop.test.ts"],
  },
  {
    name: "points taken back by a refund are converted",
    kind: "points",
    file: "server/commerce/points/points.ts",
    find: "move.deposit - (await takenBack(tx, sourceId));",
    replace: "move.deposit;",
    tests: ["tests/points-history.shop.test.ts"],
  },
  {
    name: "the history shows the points of all customers",
    kind: "points",
    file: "server/commerce/points/history.ts",
    find: `    .where(eq(pointTransactions.customer_id, customerId))
`,
    replace: "",
    tests: ["tests/points-history.shop.test.ts"],
  },
  {
    name: "the count of point transactions ignores the filter",
    kind: "lists",
    file: "server/commerce/points/history.ts",
    find: `    .from(ledger)
    .where(matching(ledger, filter));
  return row`,
    replace: `    .from(ledger);
  return row`,
    tests: ["tests/points-history.shop.test.ts"],
  },
  {
    name: "points paid for an amount are rounded down",
    kind: "points",
    file: "domain/points.ts",
    find: "Number((amount + value - 1n) / value)",
    replace: "Number(amount / value)",
    tests: ["domain/points.test.ts", "tests/points.shop.test.ts"],
  },
];
