/** Files that break the order of the server's layers, as in `planted-imports.ts`. */
export const layerViolations: Record<string, [from: string, content: string, to: string]> = {
  "every-area-has-a-rule": [
    "server/commerce/coupons/a.ts",
    `export { b } from "../orders/b.ts";`,
    "server/commerce/orders/b.ts",
  ],
  "platform-is-the-ground": [
    "server/platform/files/a.ts",
    `export type { b } from "../../http/reply.ts";`,
    "server/http/reply.ts",
  ],
  "http-knows-no-shop": [
    "server/http/limits/a.ts",
    `export type { b } from "#server/commerce/orders/b.ts";`,
    "server/commerce/orders/b.ts",
  ],
  "commerce-knows-no-page": [
    "server/commerce/orders/a.ts",
    `export { b } from "#server/ssr/rendering/b.ts";`,
    "server/ssr/rendering/b.ts",
  ],
  "rendering-and-operations-keep-apart": [
    "server/operations/demo/a.ts",
    `export { b } from "#server/ssr/rendering/b.ts";`,
    "server/ssr/rendering/b.ts",
  ],
  "telemetry-knows-no-area": [
    "server/platform/telemetry/a.ts",
    `export { b } from "../jobs/b.ts";`,
    "server/platform/jobs/b.ts",
  ],
  "opentelemetry-is-loaded-on-demand": [
    "server/platform/telemetry/start-telemetry.ts",
    `export { b } from "./open-telemetry/b.ts";`,
    "server/platform/telemetry/open-telemetry/b.ts",
  ],
};
