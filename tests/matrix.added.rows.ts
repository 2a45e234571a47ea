import { createFailedMail } from "./support/failed-mail.ts";
import { eq } from "drizzle-orm";
import { paymentIssues } from "#server/platform/database/payment-schema.ts";
import { openIssue } from "#server/commerce/payment/payment-issues.ts";
import type { OperationId } from "#server/http/reply.ts";
import { everyone, loggedIn, loggedInRead, type Row } from "./matrix.kinds.ts";
import { administratorOnly } from "./matrix.refunds.rows.ts";
import { polish } from "./support/languages.ts";

/** Languages, wish lists, stock, and webhooks. */
export const addedRows: Partial<Record<OperationId, Row>> = {
  addLanguage: {
    ask: () => ({ path: "/languages/", body: polish }),
    ...administratorOnly("201"),
  },
  changeLanguage: { ask: () => ({ path: "/languages/pl", body: polish }), ...administratorOnly("200") },
  removeLanguage: { ask: () => ({ path: "/languages/pl" }), ...administratorOnly("204") },
  getWishList: loggedInRead("/users/customers/me/wish_list"),
  mergeWishList: {
    ask: async (shop) => ({
      path: "/users/customers/me/wish_list",
      body: { product_ids: [await shop.productId("fern")] },
    }),
    ...loggedIn("200"),
  },
  wishProduct: {
    ask: async (shop) => ({ path: `/users/customers/me/wish_list/${await shop.productId("fern")}` }),
    ...loggedIn("204"),
  },
  receivePaypalEvent: {
    ask: () => ({ path: "/webhooks/paypal", body: { id: "WH-1", event_type: "PAYMENT.CAPTURE.COMPLETED" } }),
    ...everyone("400 not_verified"),
  },
  askForStockAlert: {
    ask: async (shop) => ({
      path: "/products/en/europe/fern/stock-alerts",
      body: { variant_id: await shop.productId("fern"), email: "ada@example.com" },
    }),
    ...everyone("409 in_stock"),
  },
  confirmStockAlert: {
    ask: () => ({ path: "/stock-alerts/confirm", body: { token: "made.up" } }),
    ...everyone("400 token_invalid"),
  },
  deleteStockAlerts: {
    ask: () => ({ path: "/stock-alerts/delete", body: { token: "made.up" } }),
    ...everyone("400 token_invalid"),
  },
  quoteCart: {
    ask: async (shop) => ({
      path: "/quotes/en/europe",
      body: { items: [{ variant_id: await shop.productId("fern"), count: 1 }] },
    }),
    ...everyone("200"),
  },
  listStock: { ask: () => ({ path: "/admin/stock/?term=fern&language_id=en" }), ...administratorOnly("200") },
  countStock: { ask: () => ({ path: "/admin/stock/count" }), ...administratorOnly("200") },
  listStockMovements: {
    ask: async (shop) => ({ path: `/admin/stock/${await shop.productId("fern")}/movements` }),
    ...administratorOnly("200"),
  },
  changeStock: {
    ask: async (shop) => ({
      path: `/admin/stock/${await shop.productId("fern")}/movements`,
      body: { kind: "received", quantity: 1 },
    }),
    ...administratorOnly("204"),
  },
  listFailedMails: { ask: () => ({ path: "/admin/failed-mails/" }), ...administratorOnly("200") },
  countFailedMails: { ask: () => ({ path: "/admin/failed-mails/count" }), ...administratorOnly("200") },
  resendMail: {
    ask: async (shop, owner) => ({
      path: `/admin/failed-mails/${await createFailedMail(shop, owner)}/resend`,
    }),
    ...administratorOnly("204"),
  },
  listPaymentIssues: { ask: () => ({ path: "/admin/payment-issues/" }), ...administratorOnly("200") },
  countPaymentIssues: {
    ask: () => ({ path: "/admin/payment-issues/count" }),
    ...administratorOnly("200"),
  },
  getPaymentComparison: {
    ask: () => ({ path: "/admin/payment-issues/comparison" }),
    ...administratorOnly("200"),
  },
  closePaymentIssue: {
    ask: async ({ services }) => {
      const issue = { kind: "dispute", reference: crypto.randomUUID(), orderId: null, detail: "" } as const;
      await openIssue(services, issue);
      const [open] = await services.database.queries
        .select()
        .from(paymentIssues)
        .where(eq(paymentIssues.reference, issue.reference));
      return { path: `/admin/payment-issues/${open!.id}/close` };
    },
    ...administratorOnly("204"),
  },
  unwishProduct: {
    ask: async (shop) => ({ path: `/users/customers/me/wish_list/${await shop.productId("fern")}` }),
    ...loggedIn("204"),
  },
};
