import type { ServerMutant } from "./mutant.ts";

export const stockMutants: readonly ServerMutant[] = [
  {
    name: "a submission does not look at the stock",
    kind: "carts and stock",
    file: "server/commerce/orders/submit.ts",
    find: "if (shortages.length > 0)",
    replace: "if (shortages.length > 1_000)",
    tests: ["tests/stock.shop.test.ts"],
  },
  {
    name: "a draft of another customer says what is sold out",
    kind: "carts and stock",
    file: "server/commerce/orders/draft-shortages.ts",
    find: " and ${orders.customer_id} = ${customerId}",
    replace: "",
    tests: ["tests/stock.shop.test.ts"],
  },
  {
    name: "who has bought the last piece is told that it is sold out",
    kind: "carts and stock",
    file: "server/commerce/orders/draft-shortages.ts",
    find: " and ${orders.status} = 'draft'",
    replace: "",
    tests: ["tests/stock.shop.test.ts"],
  },
  {
    name: "the stock is not locked before it is compared",
    kind: "carts and stock",
    file: "server/commerce/stock/stock.ts",
    find: `
    .for("update");`,
    replace: ";",
    tests: ["tests/stock.shop.test.ts"],
  },
  {
    name: "more is put back than was taken out",
    kind: "carts and stock",
    file: "server/commerce/stock/put-back.ts",
    find: "Math.min(count, await takenOut(tx, order.id, variant_id))",
    replace: "Math.max(count, await takenOut(tx, order.id, variant_id))",
    tests: ["tests/stock.shop.test.ts"],
  },
  {
    name: "what is refunded is put back without being asked",
    kind: "carts and stock",
    file: "server/commerce/refunds/approve.ts",
    find: "if (restock)",
    replace: "if (restock || true)",
    tests: ["tests/stock.shop.test.ts"],
  },
];
