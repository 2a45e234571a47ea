import type { OperationId } from "#server/http/reply.ts";
import { invoiceOf } from "./support/invoices.ts";
import { pictureOf } from "./support/pictures.ts";
import {
  everyone,
  loggedIn,
  ofOrder,
  ownerOnly,
  publicRead,
  loggedInRead,
  type Row,
} from "./matrix.kinds.ts";
import { cartRows } from "./matrix.cart.rows.ts";
import { addedRows } from "./matrix.added.rows.ts";
import { authenticatorRows } from "./matrix.authenticators.rows.ts";
import { fulfilmentRows } from "./matrix.fulfilment.rows.ts";
import { guestRows } from "./matrix.guests.rows.ts";
import { payoutRows } from "./matrix.payouts.rows.ts";
import { refundRows } from "./matrix.refunds.rows.ts";
import { tourLeadRows } from "./matrix.tour-leads.rows.ts";
import { anotherSession } from "./support/sessions.ts";
import { orderHelpers } from "./support/order-helpers.ts";

export const rows: Partial<Record<OperationId, Row>> = {
  getSettings: publicRead("/settings/"),
  enterShop: { ask: () => ({ path: "/gate/", body: {} }), ...everyone("204") },
  listMarkets: publicRead("/markets/"),
  getMarket: publicRead("/markets/europe"),
  listLanguages: publicRead("/languages/"),
  countLanguages: publicRead("/languages/count"),
  listAvailableLanguages: publicRead("/languages/available"),
  getLanguage: publicRead("/languages/en"),
  ...addedRows,
  ...authenticatorRows,
  getMenu: publicRead("/menu/localized/en"),
  getFooter: publicRead("/footer/localized/en"),
  getAssurances: publicRead("/assurances/en/europe"),
  getPage: publicRead("/pages/localized/en/terms"),
  listRecommendedProducts: publicRead("/homepage/products/localized/en/europe"),
  listPromos: publicRead("/homepage/promos/localized/en/europe"),
  countCategories: publicRead("/categories/count"),
  listCategories: publicRead("/categories/en/europe"),
  getCategory: publicRead("/categories/en/europe/plants"),
  searchProducts: publicRead("/products/search/en/europe"),
  findFacets: publicRead("/products/search/en/europe/facets?light=shade"),
  suggest: publicRead("/products/suggestions/en/europe?term=fern"),
  countProducts: publicRead("/products/search/en/europe/count"),
  getProduct: publicRead("/products/en/europe/fern"),
  getDeliveryDates: publicRead("/delivery-dates/en/europe?variant_ids=01a1fda1-4db5-78d4-bca7-b0a82779056e"),
  listKnownProducts: publicRead("/products/known/en?ids=01a1fda1-4db5-78d4-bca7-b0a82779056e"),
  getImage: { ask: async (shop) => ({ path: await pictureOf(shop, "fern") }), ...everyone("200") },
  ...cartRows,
  getCaptcha: publicRead("/captcha/?form=sign_up"),
  signUp: {
    ask: () => ({
      path: "/users/customers?captcha=made-up",
      body: { email: "new@example.com", password: "Trellis-Demo-2026!", language: "en" },
    }),
    ...everyone("400 captcha_invalid"),
  },
  logIn: {
    ask: () => ({
      path: "/login/access-token",
      form: { username: "customer@example.com", password: "wrong" },
    }),
    ...everyone("400 incorrect_credentials"),
  },
  logOut: { ask: () => ({ path: "/logout" }), ...loggedIn("204") },
  confirmEmail: {
    ask: () => ({ path: "/confirm-email", body: { token: "made.up" } }),
    ...everyone("400 token_invalid"),
  },
  declineSignUp: {
    ask: () => ({ path: "/email-confirmation/decline", body: { token: "made.up" } }),
    ...everyone("400 token_invalid"),
  },
  setFirstPassword: {
    ask: () => ({ path: "/email-confirmation/made-up", body: { password: "Trellis-Demo-2027!" } }),
    ...everyone("400 token_invalid"),
  },
  resendConfirmation: {
    ask: () => ({
      path: "/email-confirmation/resend",
      form: { username: "customer@example.com", password: "wrong" },
    }),
    ...everyone("400 incorrect_credentials"),
  },
  recoverPassword: {
    ask: () => ({ path: "/password-recovery/ada@example.com?captcha=made-up" }),
    ...everyone("400 captcha_invalid"),
  },
  resetPassword: {
    ask: () => ({ path: "/reset-password", body: { token: "made.up", new_password: "Trellis-Demo-2027!" } }),
    ...everyone("400 token_invalid"),
  },
  sendMessage: {
    ask: () => ({
      path: "/contact/?captcha=made-up",
      body: {
        email: "ada@example.com",
        topic: "other",
        order_id: null,
        message: "Do ferns like shade?",
        language: "en",
      },
    }),
    ...everyone("400 captcha_invalid"),
  },
  getMe: loggedInRead("/users/customers/me"),
  changeMe: { ask: () => ({ path: "/users/customers/me", body: { language: "de" } }), ...loggedIn("200") },
  changePassword: {
    ask: () => ({
      path: "/users/customers/me/password",
      body: { current_password: "wrong", new_password: "Trellis-Demo-2027!" },
    }),
    ...loggedIn("400 incorrect_password"),
  },
  listSessions: loggedInRead("/users/customers/me/sessions"),
  endSession: {
    ask: async (shop, owner) => ({ path: await anotherSession(shop, owner) }),
    ...ownerOnly("204"),
  },
  endOtherSessions: { ask: () => ({ path: "/users/customers/me/sessions" }), ...loggedIn("204") },
  listPointTransactions: loggedInRead("/users/customers/me/point_transactions"),
  countPointTransactions: loggedInRead("/users/customers/me/point_transactions/count"),
  listOrders: loggedInRead("/orders/"),
  countOrders: loggedInRead("/orders/count"),
  createOrder: {
    ask: async (shop, owner) => {
      const steps = orderHelpers(shop, owner);
      await steps.fillCart([{ product: "fern", count: 2, price: 18.95 }]);
      return { path: "/orders/", body: await steps.draftOf([{ product: "fern", count: 2, price: 18.95 }]) };
    },
    ...loggedIn("409 cart_outdated"),
    owner: "200",
  },
  exportMe: loggedInRead("/users/customers/me/export"),
  deleteMe: {
    ask: () => ({ path: "/users/customers/me/deletion", body: { password: "wrong" } }),
    ...loggedIn("400 incorrect_password"),
  },
  getOrder: {
    ask: async (shop, owner) => ({ path: `/orders/${(await orderHelpers(shop, owner).draft()).id}` }),
    ...ofOrder("200"),
  },
  changeOrder: {
    ask: async (shop, owner) => {
      const steps = orderHelpers(shop, owner);
      const { id } = await steps.draft();
      return {
        path: `/orders/${id}`,
        body: await steps.draftOf([{ product: "fern", count: 2, price: 18.95 }]),
      };
    },
    ...ownerOnly("200"),
  },
  submitOrder: {
    ask: async (shop, owner) => ({
      path: `/orders/${(await orderHelpers(shop, owner).draft()).id}/submit`,
      body: { shipping_code: "standard", terms_version: "2026-11" },
    }),
    ...ofOrder("200"),
  },
  preparePayment: {
    ask: async (shop, owner) => ({
      path: `/orders/${(await orderHelpers(shop, owner).submitted()).id}/prepare_payment?payment_method=paypal`,
    }),
    ...ofOrder("200"),
  },
  processPayment: {
    ask: async (shop, owner) => ({
      path: `/orders/${(await orderHelpers(shop, owner).prepared()).id}/process_payment`,
    }),
    ...ofOrder("409 payment_not_approved"),
  },
  downloadOrderDocument: {
    ask: async (shop, owner) => ({ path: await invoiceOf(shop, owner) }),
    ...ofOrder("200"),
  },
  ...guestRows,
  ...refundRows,
  ...fulfilmentRows,
  ...tourLeadRows,
  ...payoutRows,
  cancelOrder: {
    ask: async (shop, owner) => ({
      path: `/orders/${(await orderHelpers(shop, owner).submitted()).id}/cancel`,
    }),
    ...ofOrder("200"),
  },
};
