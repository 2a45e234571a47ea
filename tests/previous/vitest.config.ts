import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { timeLimits } from "#vitest.config.ts";

/** The areas that write most: carts, orders, payments, points, refunds, payouts, accounts and access control. */
const tests = [
  "tests/{cart,drafts,orders,payment,unknown-payments,points,matrix,sign-up,limits}.shop.test.ts",
  "tests/{refunds,withdrawals,credit-notes,fulfilment,tour-leads,payouts,kept-changes}.shop.test.ts",
];

export default defineConfig({
  root: process.cwd(),
  test: {
    include: tests,
    globalSetup: [join(import.meta.dirname, "upgraded.setup.ts")],
    isolate: false,
    ...timeLimits,
  },
});
