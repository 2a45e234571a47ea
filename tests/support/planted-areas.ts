/** Files that break the order of the areas in `server/commerce/`, as in `planted-imports.ts`. */
export const areaViolations: Record<string, [from: string, content: string, to: string]> = {
  "vat-ids-are-checked-before-an-order": [
    "server/commerce/vat-ids/a.ts",
    `export type { b } from "../orders/orders.ts";`,
    "server/commerce/orders/orders.ts",
  ],
  "stock-counts-variants": [
    "server/commerce/stock/a.ts",
    `export type { b } from "../orders/orders.ts";`,
    "server/commerce/orders/orders.ts",
  ],
  "cart-knows-no-order": [
    "server/commerce/cart/a.ts",
    `export type { b } from "../orders/orders.ts";`,
    "server/commerce/orders/orders.ts",
  ],
  "orders-know-no-payment": [
    "server/commerce/orders/a.ts",
    `export { b } from "../payment/b.ts";`,
    "server/commerce/payment/b.ts",
  ],
  "guests-order-without-an-account": [
    "server/commerce/guests/a.ts",
    `export type { b } from "../payment/process.ts";`,
    "server/commerce/payment/process.ts",
  ],
  "payment-and-invoices-come-last": [
    "server/commerce/payment/a.ts",
    `export { b } from "../invoices/b.ts";`,
    "server/commerce/invoices/b.ts",
  ],
  "statements-read-a-ledger": [
    "server/commerce/statements/a.ts",
    `export { b } from "../refunds/b.ts";`,
    "server/commerce/refunds/b.ts",
  ],
  "personal-data-gathers": [
    "server/commerce/personal-data/a.ts",
    `export { b } from "../payment/b.ts";`,
    "server/commerce/payment/b.ts",
  ],
  "contact-names-an-order": [
    "server/commerce/contact/a.ts",
    `export type { b } from "../payment/process.ts";`,
    "server/commerce/payment/process.ts",
  ],
  "payouts-empty-a-ledger": [
    "server/commerce/payouts/a.ts",
    `export { b } from "../orders/orders.ts";`,
    "server/commerce/orders/orders.ts",
  ],
  "self-billing-follows-a-payout": [
    "server/commerce/self-billing/a.ts",
    `export { b } from "../refunds/b.ts";`,
    "server/commerce/refunds/b.ts",
  ],
};
