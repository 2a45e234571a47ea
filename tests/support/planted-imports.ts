import { areaViolations } from "./planted-areas.ts";
import { layerViolations } from "./planted-layers.ts";

const toOrders = `export { b } from "../orders/b.ts";`;
/** For each rule a file that breaks it, what it imports, and the imported file. */
export const violations: Record<string, [from: string, imported: string, to: string]> = {
  "no-circles": [
    "domain/circle.ts",
    `import { b } from "./circle-end.ts"; export const a = () => b;`,
    "domain/circle-end.ts",
  ],
  "nothing-missing": [
    "domain/missing.ts",
    `import { b } from "./gone.ts"; export const a = b;`,
    "domain/b.ts",
  ],
  "relative-inside-a-folder": [
    "server/commerce/orders/own-folder.ts",
    `export { b } from "#server/commerce/orders/below/b.ts";`,
    "server/commerce/orders/below/b.ts",
  ],
  "domain-stands-alone": [
    "domain/a.ts",
    `export { b } from "../machines/shopping/cart/b.ts";`,
    "machines/shopping/cart/b.ts",
  ],
  "machines-know-rules-only": [
    "machines/shopping/cart/a.ts",
    `export type { b } from "#src/api/b.ts";`,
    "src/api/b.ts",
  ],
  "machines-keep-their-insides": [
    "machines/shopping/cart/a.ts",
    `export { b } from "#machines/account/session/session.view.ts";`,
    "machines/account/session/session.view.ts",
  ],
  "browser-code-runs-in-a-browser": ["src/ui/a.tsx", `export { join } from "node:path";`, "src/ui/b.ts"],
  "common-passwords-stay-on-the-server": [
    "src/ui/password.ts",
    `export { dictionary } from "@zxcvbn-ts/language-common";`,
    "node_modules/@zxcvbn-ts/language-common/index.js",
  ],
  "ui-knows-no-shop": ["src/ui/a.tsx", `export { b } from "../facts/b.ts";`, "src/facts/b.ts"],
  "shop-knows-shapes": ["src/shop/a.ts", `export { b } from "../api/b.ts";`, "src/api/b.ts"],
  "facts-are-the-ground": ["src/facts/a.ts", `export type { b } from "../ui/b.ts";`, "src/ui/b.ts"],
  "facts-need-no-network": ["src/facts/a.ts", `export { b } from "../api/b.ts";`, "src/api/b.ts"],
  "api-is-below-the-screens": ["src/api/a.ts", `export { b } from "../pages/b.ts";`, "src/pages/b.ts"],
  "guests-only-open": ["src/guests/a.tsx", `export { b } from "../pages/b.ts";`, "src/pages/b.ts"],
  "photos-know-no-flow": ["src/photos/a.tsx", `export { b } from "../flows/b.ts";`, "src/flows/b.ts"],
  "accounts-place-flows": ["src/accounts/a.tsx", `export { b } from "../pages/c.ts";`, "src/pages/c.ts"],
  "orders-only-show": ["src/orders/a.tsx", `export { b } from "../pages/b.ts";`, "src/pages/b.ts"],
  "flows-keep-apart": [
    "src/flows/shopping/cart/a.ts",
    `export { b } from "#src/flows/account/session/session.actors.ts";`,
    "src/flows/account/session/session.actors.ts",
  ],
  "flows-use-their-own-machine": [
    "src/flows/shopping/cart/a.ts",
    `export { b } from "#machines/account/session/session.machine.ts";`,
    "machines/account/session/session.machine.ts",
  ],
  "actors-translate": [
    "src/flows/shopping/cart/cart.actors.ts",
    `export { b } from "./cart.screen.tsx";`,
    "src/flows/shopping/cart/cart.screen.tsx",
  ],
  "screens-show-views": [
    "src/flows/shopping/cart/cart.screen.tsx",
    `export { b } from "./cart.actors.ts";`,
    "src/flows/shopping/cart/cart.actors.ts",
  ],
  "pages-take-flows-whole": [
    "src/pages/a.page.tsx",
    `export { b } from "../flows/shopping/cart/cart.screen.tsx";`,
    "src/flows/shopping/cart/cart.screen.tsx",
  ],
  "pages-keep-apart": ["src/pages/a/a.page.tsx", `export { b } from "../b/b.tsx";`, "src/pages/b/b.tsx"],
  "nothing-imports-app": ["src/pages/a.page.tsx", `export { b } from "../app/b.ts";`, "src/app/b.ts"],
  "server-knows-no-storefront": [
    "server/a.ts",
    `export type { b } from "../src/entry.server.tsx";`,
    "src/entry.server.tsx",
  ],
  "services-know-no-area": [
    "server/commerce/mail/a.ts",
    `export { b } from "../orders/orders.ts";`,
    "server/commerce/orders/orders.ts",
  ],
  "markets-come-first": [
    "server/commerce/markets/a.ts",
    `export { b } from "../accounts/customers.ts";`,
    "server/commerce/accounts/customers.ts",
  ],
  "accounts-and-catalogue-keep-apart": [
    "server/commerce/accounts/a.ts",
    `export type { b } from "../catalogue/b.ts";`,
    "server/commerce/catalogue/b.ts",
  ],
  "content-shows-the-catalogue": [
    "server/commerce/content/a.ts",
    `export { b } from "../accounts/customers.ts";`,
    "server/commerce/accounts/customers.ts",
  ],
  "tour-leads-have-an-account": [
    "server/commerce/tour-leads/a.ts",
    `export { b } from "../orders/b.ts";`,
    "server/commerce/orders/b.ts",
  ],
  "points-are-a-ledger": [
    "server/commerce/points/a.ts",
    `export { b } from "../orders/orders.ts";`,
    "server/commerce/orders/orders.ts",
  ],
  "reconciliation-follows-payments-and-refunds": [
    "server/commerce/reconciliation/a.ts",
    `export type { b } from "../cart/cart.ts";`,
    "server/commerce/cart/cart.ts",
  ],
  "refunds-follow-a-payment": [
    "server/commerce/refunds/a.ts",
    `export type { b } from "../cart/cart.ts";`,
    "server/commerce/cart/cart.ts",
  ],
  "fulfilment-follows-an-order": [
    "server/commerce/fulfilment/a.ts",
    `export { b } from "../payment/process.ts";`,
    "server/commerce/payment/process.ts",
  ],
  "authenticators-prove-an-account": [
    "server/commerce/authenticators/a.ts",
    toOrders,
    "server/commerce/orders/b.ts",
  ],
  "administrators-are-appointed-accounts": [
    "server/commerce/administrators/a.ts",
    toOrders,
    "server/commerce/orders/b.ts",
  ],
  ...areaViolations,
  ...layerViolations,
  "handlers-know-no-sql": [
    "server/commerce/cart/cart.handlers.ts",
    `export { b } from "#server/platform/database/schema.ts";`,
    "server/platform/database/schema.ts",
  ],
  "page-renderer-knows-the-bundles-shape": [
    "server/ssr/rendering/page-renderer.ts",
    `export type { b } from "#src/app/b.ts";`,
    "src/app/b.ts",
  ],
  "page-renderer-imports-types-only": [
    "server/ssr/rendering/page-renderer.ts",
    `export { b } from "#src/entry.server.tsx";`,
    "src/entry.server.tsx",
  ],
  "storefront-knows-no-server": [
    "src/app/a.ts",
    `export type { b } from "../../server/b.ts";`,
    "server/b.ts",
  ],
  "sandbox-is-a-stranger": ["sandbox/a.ts", `export { b } from "../domain/b.ts";`, "domain/b.ts"],
  "drawings-stand-alone": ["art/a.ts", `export { b } from "../domain/b.ts";`, "domain/b.ts"],
  "drawings-are-files": ["scripts/a.ts", `export { b } from "#art/b.ts";`, "art/b.ts"],
  "nothing-ships-a-test": [
    "machines/shopping/cart/cart.machine.ts",
    `export { b } from "./cart.paths.ts";`,
    "machines/shopping/cart/cart.paths.ts",
  ],
  "nothing-ships-the-workshop": ["src/app/a.ts", `export { b } from "../../workshop/b.ts";`, "workshop/b.ts"],
  "nothing-ships-a-tool": ["server/a.ts", `export { test } from "vitest";`, "server/b.ts"],
};
