import type { operations } from "#generated/api.d.ts";
import type { calls } from "./calls.ts";

type OperationId = keyof operations;

export type SpecifiedCall = { method: string; path: string; operation: OperationId | null };
const call = (line: string, operation: OperationId | null = null): SpecifiedCall => {
  const [method, path] = line.split(" ") as [string, string];
  return { method, path, operation };
};

/** Every call of the specification by the statement that asks for it, and the operation that answers it. */
export const specifiedCalls: Partial<Record<keyof typeof calls, readonly SpecifiedCall[]>> = {
  "calls.markets-and-languages": [
    call("GET /markets/", "listMarkets"),
    call("GET /markets/{id}", "getMarket"),
    call("GET /languages/", "listLanguages"),
    call("GET /languages/{id}", "getLanguage"),
    call("GET /languages/count", "countLanguages"),
    call("GET /languages/available", "listAvailableLanguages"),
    call("POST /languages/", "addLanguage"),
    call("PUT /languages/{id}", "changeLanguage"),
    call("DELETE /languages/{id}", "removeLanguage"),
  ],
  "calls.menu-and-footer": [
    call("GET /menu/localized/{languageId}", "getMenu"),
    call("GET /footer/localized/{languageId}", "getFooter"),
  ],
  "calls.catalogue": [
    call("GET /categories/count", "countCategories"),
    call("GET /categories/{languageId}/{marketId}", "listCategories"),
    call("GET /categories/{languageId}/{marketId}/{category}", "getCategory"),
    call("GET /pages/localized/{languageId}/{url}", "getPage"),
    call("GET /homepage/products/localized/{languageId}/{marketId}", "listRecommendedProducts"),
    call("GET /homepage/promos/localized/{languageId}/{marketId}", "listPromos"),
    call("GET /products/{languageId}/{marketId}/{productRef}", "getProduct"),
    call("GET /products/search/{languageId}/{marketId}", "searchProducts"),
    call("GET /products/search/{languageId}/{marketId}/count", "countProducts"),
  ],
  "calls.cart": [
    call("GET /cart/{languageId}/{marketId}", "getCart"),
    call("POST /cart/", "addCartItem"),
    call("PUT /cart/{id}", "changeCartItem"),
    call("DELETE /cart/{id}", "removeCartItem"),
  ],
  "calls.account": [
    call("POST /login/access-token", "logIn"),
    call("GET /users/customers/me", "getMe"),
    call("PUT /users/customers/me", "changeMe"),
    call("POST /users/customers?captcha={c}", "signUp"),
    call("POST /confirm-email", "confirmEmail"),
    call("POST /email-confirmation/{id}", "setFirstPassword"),
    call("POST /password-recovery/{email}?captcha={c}", "recoverPassword"),
    call("POST /reset-password", "resetPassword"),
  ],
  "calls.points-and-commissions": [
    call("GET /users/customers/me/point_transactions", "listPointTransactions"),
    call("GET /users/customers/me/point_transactions/count", "countPointTransactions"),
    call("GET /users/tour_leads/me/commission_transactions", "listCommissionTransactions"),
    call("GET /users/tour_leads/me/commission_transactions/count", "countCommissionTransactions"),
    call("POST /users/tour_leads/me/commission_transactions/request_payout", "requestPayout"),
  ],
  "calls.orders": [
    call("GET /orders/", "listOrders"),
    call("GET /orders/count", "countOrders"),
    call("GET /orders/{id}", "getOrder"),
    call("POST /orders/", "createOrder"),
    call("PUT /orders/{id}", "changeOrder"),
    call("POST /orders/{id}/submit", "submitOrder"),
    call("POST /orders/{id}/prepare_payment", "preparePayment"),
    call("POST /orders/{id}/process_payment", "processPayment"),
    call("GET /orders/{orderId}/documents/{documentId}/{file_name}", "downloadOrderDocument"),
  ],
  "calls.refunds": [
    call("GET /refunds/", "listRefunds"),
    call("GET /refunds/count", "countRefunds"),
    call("GET /refunds/{id}", "getRefund"),
    call("POST /orders/{orderId}/refund", "createRefund"),
    call("POST /refunds/{id}/set_status", "setRefundStatus"),
    call("DELETE /refunds/{id}", "deleteRefund"),
  ],
  "calls.tour-leads": [
    call("GET /tour-lead/", "listTourLeads"),
    call("GET /tour-lead/count", "countTourLeads"),
    call("GET /users/tour_leads/by_token?token", "getInvitedTourLead"),
    call("PUT /users/tour_leads?token", "signUpTourLead"),
    call("POST /users/tour_leads/{id}/images?token", "addTourLeadImage"),
    call("GET /users/tour_leads/{id}/images?token", "listTourLeadImages"),
    call("DELETE /users/tour_leads/{id}/images/{imageId}?token", "deleteTourLeadImage"),
  ],
  "calls.images": [
    call("GET /api/v1/images/{id}/{size}/{fileName}", "getImage"),
    call("GET /api/v1/users/{customerId}/images/{imageId}/{fileName}", "downloadCustomerImage"),
  ],
};
