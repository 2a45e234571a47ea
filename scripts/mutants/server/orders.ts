import type { ServerMutant } from "./mutant.ts";

export const ordersMutants: readonly ServerMutant[] = [
  {
    name: "a cancelled order returns its points to the deposit",
    kind: "points",
    file: "server/commerce/orders/cancel.ts",
    find: "points, deposit: 0 }",
    replace: "points: 0, deposit: points }",
    tests: ["tests/points.shop.test.ts"],
  },
  {
    name: "points are earned for the part paid with points too",
    kind: "points",
    file: "server/commerce/orders/orders.ts",
    find: `    order.due_minor,
    orderTotal(order) + reductionOf(items),`,
    replace: `    orderTotal(order) + reductionOf(items),
    orderTotal(order) + reductionOf(items),`,
    tests: ["tests/points.shop.test.ts"],
  },
  {
    name: "unpaid orders are cancelled as soon as the job runs",
    kind: "jobs and mails",
    file: "server/commerce/orders/cancel.ts",
    find: "lt(orders.submitted_at, ago(unpaidOrderLifetime))",
    replace: "lt(orders.submitted_at, ago(0))",
    tests: ["tests/orders.shop.test.ts"],
  },
  {
    name: "a cancelled order does not return to the cart",
    kind: "carts and stock",
    file: "server/commerce/orders/cancel.ts",
    find: `  await addLines(tx, order.customer_id, await findItems(tx, [order.id]));
`,
    replace: "",
    tests: ["tests/orders.shop.test.ts"],
  },
  {
    name: "an order whose payment is being captured can be cancelled",
    kind: "money",
    file: "server/commerce/orders/cancel.ts",
    find: 'order.status !== "submitted" && order.status !== "payment_pending"',
    replace:
      'order.status !== "submitted" && order.status !== "payment_pending" && order.status !== "capturing"',
    tests: ["tests/payment.shop.test.ts"],
  },
  {
    name: "an invoice number is counted in every market",
    kind: "money",
    file: "server/commerce/orders/paid.ts",
    find: `    .where(eq(markets.id, order.market_id))
`,
    replace: "",
    tests: ["tests/market-rules.shop.test.ts"],
  },
  {
    name: "another customer's order can be read",
    kind: "access",
    file: "server/commerce/orders/orders.ts",
    find: ".where(and(eq(orders.id, id), eq(orders.customer_id, customerId)));",
    replace: ".where(eq(orders.id, id));",
    tests: ["tests/order-lists.shop.test.ts", "tests/matrix.shop.test.ts"],
  },
  {
    name: "another customer's order can be cancelled or returned",
    kind: "access",
    file: "server/commerce/orders/orders.ts",
    find: `    .where(and(eq(orders.id, id), eq(orders.customer_id, customerId)))
    .for`,
    replace: `    .where(eq(orders.id, id))
    .for`,
    tests: ["tests/matrix.shop.test.ts"],
  },
  {
    name: "the orders of all customers are listed",
    kind: "access",
    file: "server/commerce/orders/orders.ts",
    find: `    eq(orders.customer_id, customerId),
    current_status`,
    replace: "    current_status",
    tests: ["tests/order-lists.shop.test.ts"],
  },
  {
    name: "the list of orders ignores the market asked for",
    kind: "lists",
    file: "server/commerce/orders/orders.ts",
    find: `    market_id ? eq(orders.market_id, market_id) : undefined,
`,
    replace: "",
    tests: ["tests/drafts.shop.test.ts"],
  },
  {
    name: "the count of orders ignores the filter",
    kind: "lists",
    file: "server/commerce/orders/orders.ts",
    find: `    .from(orders)
    .where(belonging(customerId, filter));`,
    replace: `    .from(orders)
    .where(belonging(customerId, {}));`,
    tests: ["tests/order-lists.shop.test.ts"],
  },
  {
    name: "the second page of orders skips a row",
    kind: "lists",
    file: "server/commerce/orders/orders.ts",
    find: "    .offset(skip)",
    replace: "    .offset(skip > 0 ? skip + 1 : 0)",
    tests: ["tests/paged-lists.shop.test.ts"],
  },
];
