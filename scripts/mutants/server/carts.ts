import type { ServerMutant } from "./mutant.ts";

export const cartsMutants: readonly ServerMutant[] = [
  {
    name: "simultaneous merges of one cart are not serialised",
    kind: "carts and stock",
    file: "server/commerce/cart/merge-cart.ts",
    find: `    await lockCustomer(tx, customerId);
    const first = await tx`,
    replace: "    const first = await tx",
    tests: ["tests/cart.shop.test.ts"],
  },
  {
    name: "a cart that was merged before is merged again",
    kind: "carts and stock",
    file: "server/commerce/cart/merge-cart.ts",
    find: "return first.length > 0 ? addLines(tx, customerId, cart.items) : [];",
    replace: "return addLines(tx, customerId, cart.items);",
    tests: ["tests/cart.shop.test.ts"],
  },
  {
    name: "the count of a line in another customer's cart can be changed",
    kind: "access",
    file: "server/commerce/cart/cart.ts",
    find: `    .set({ count })
    .where(and(eq(cartItems.id, lineId), eq(cartItems.customer_id, sql\`(select id from \${owner})\`)))`,
    replace: `    .set({ count })
    .where(eq(cartItems.id, lineId))`,
    tests: ["tests/cart-lines.shop.test.ts"],
  },
  {
    name: "a line of another customer's cart can be removed",
    kind: "access",
    file: "server/commerce/cart/cart.ts",
    find: `    .delete(cartItems)
    .where(and(eq(cartItems.id, lineId), eq(cartItems.customer_id, sql\`(select id from \${owner})\`)))`,
    replace: `    .delete(cartItems)
    .where(eq(cartItems.id, lineId))`,
    tests: ["tests/cart-lines.shop.test.ts"],
  },
  {
    name: "adding up to exactly the maximum is refused",
    kind: "carts and stock",
    file: "server/commerce/cart/cart.ts",
    find: "setWhere: lte(sum, itemMaximum)",
    replace: "setWhere: lte(sum, itemMaximum - 1)",
    tests: ["tests/cart-lines.shop.test.ts"],
  },
  {
    name: "adding may exceed the maximum",
    kind: "carts and stock",
    file: "server/commerce/cart/cart.ts",
    find: `      set: { count: sum },
      setWhere: lte(sum, itemMaximum),`,
    replace: "      set: { count: sum },",
    tests: ["tests/cart.shop.test.ts"],
  },
  {
    name: "adding a product again replaces its count",
    kind: "carts and stock",
    file: "server/commerce/cart/cart.ts",
    find: "      set: { count: sum },",
    replace: "      set: { count: sql`excluded.count` },",
    tests: ["tests/cart.shop.test.ts"],
  },
  {
    name: "a product that is only shown can be added to the cart",
    kind: "carts and stock",
    file: "server/commerce/cart/cart.ts",
    find: `    eq(products.allow_purchase, true),
`,
    replace: "",
    tests: ["tests/cart.shop.test.ts"],
  },
  {
    name: "the cart shows the price of any market",
    kind: "markets",
    file: "server/commerce/catalogue/product-list-query.ts",
    find: `    eq(productPrices.market_id, locale.market.id),
`,
    replace: "",
    tests: ["tests/cart.shop.test.ts"],
  },
  {
    name: "a wish may be for another product's variant",
    kind: "carts and stock",
    file: "server/commerce/cart/wish-list.ts",
    find: `    if ((await findProductsOfVariants(tx, [variant_id])).get(variant_id) !== productId) return "noVariant";
`,
    replace: "",
    tests: ["tests/wish-list-variants.shop.test.ts"],
  },
  {
    name: "a merged wish may be for another product's variant",
    kind: "carts and stock",
    file: "server/commerce/cart/wish-list.ts",
    find: `    if (indexes.length > 0) return { outcome: "otherVariants", indexes };
`,
    replace: "",
    tests: ["tests/wish-list-variants.shop.test.ts"],
  },
  {
    name: "an Idempotency-Key covers any product",
    kind: "idempotency",
    file: "server/commerce/cart/cart.ts",
    find: 'content: { operation: "addCartItem", ...wanted }',
    replace: 'content: { operation: "addCartItem" }',
    tests: ["tests/cart.shop.test.ts"],
  },
  {
    name: "an Idempotency-Key is shared by all customers",
    kind: "idempotency",
    file: "server/http/idempotency.ts",
    find: ".where(and(eq(idempotencyKeys.customer_id, customerId), eq(idempotencyKeys.key, key)))",
    replace: ".where(eq(idempotencyKeys.key, key))",
    tests: ["tests/cart.shop.test.ts"],
  },
  {
    name: "a refused request is remembered under its Idempotency-Key",
    kind: "idempotency",
    file: "server/http/idempotency.ts",
    find: "  if (keep) {",
    replace: "  {",
    tests: ["tests/cart.shop.test.ts"],
  },
];
