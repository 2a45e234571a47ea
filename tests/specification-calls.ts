import type { OperationId } from "../server/api/reply.ts";

export type SpecifiedCall = { method: string; path: string; operation: OperationId | null };
const call = (line: string, operation: OperationId | null = null): SpecifiedCall => {
  const [method, path] = line.split(" ") as [string, string];
  return { method, path, operation };
};

/** Every call that the specification names, in its order and grouping, and which operation answers it. */
export const specifiedCalls: Record<string, readonly SpecifiedCall[]> = {
  "Markets and languages": [
    call("GET /markets/", "listMarkets"),
    call("GET /markets/{id}", "getMarket"),
    call("GET /languages/", "listLanguages"),
    call("GET /languages/{id}", "getLanguage"),
    call("GET /languages/count", "countLanguages"),
    call("GET /languages/available", "listAvailableLanguages"),
    call("POST /languages/"),
    call("PUT /languages/{id}"),
    call("DELETE /languages/{id}"),
  ],
  "Menu and footer": [
    call("GET /menu/localized/{languageId}", "getMenu"),
    call("GET /footer/localized/{languageId}", "getFooter"),
  ],
  Catalogue: [
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
  Cart: [
    call("GET /cart/{languageId}/{marketId}", "getCart"),
    call("POST /cart/", "addCartItem"),
    call("PUT /cart/{id}", "changeCartItem"),
    call("DELETE /cart/{id}", "removeCartItem"),
  ],
  "Auth and user": [
    call("POST /login/access-token", "logIn"),
    call("GET /users/customers/me", "getMe"),
    call("PUT /users/customers/me", "changeMe"),
    call("POST /users/customers?captcha={c}", "signUp"),
    call("POST /confirm-email", "confirmEmail"),
    call("POST /email-confirmation/{id}", "setFirstPassword"),
    call("POST /password-recovery/{email}?captcha={c}", "recoverPassword"),
    call("POST /reset-password", "resetPassword"),
  ],
  "Points and commissions": [
    call("GET /users/customers/me/point_transactions", "listPointTransactions"),
    call("GET /users/customers/me/point_transactions/count", "countPointTransactions"),
    call("GET /users/tour_leads/me/commission_transactions", "listCommissionTransactions"),
    call("GET /users/tour_leads/me/commission_transactions/count", "countCommissionTransactions"),
    call("POST /users/tour_leads/me/commission_transactions/request_payout", "requestPayout"),
  ],
  Orders: [
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
  Refunds: [
    call("GET /refunds/", "listRefunds"),
    call("GET /refunds/count", "countRefunds"),
    call("GET /refunds/{id}", "getRefund"),
    call("POST /orders/{orderId}/refund", "createRefund"),
    call("POST /refunds/{id}/set_status", "setRefundStatus"),
    call("DELETE /refunds/{id}", "deleteRefund"),
  ],
  "Tour leads": [
    call("GET /tour-lead/", "listTourLeads"),
    call("GET /tour-lead/count", "countTourLeads"),
    call("GET /users/tour_leads/by_token?token", "getInvitedTourLead"),
    call("PUT /users/tour_leads?token", "signUpTourLead"),
    call("POST /users/tour_leads/{id}/images?token", "addTourLeadImage"),
    call("GET /users/tour_leads/{id}/images?token", "listTourLeadImages"),
    call("DELETE /users/tour_leads/{id}/images/{imageId}?token", "deleteTourLeadImage"),
  ],
  Images: [
    call("GET /api/v1/images/{id}/{size}/{fileName}", "getImage"),
    call("GET /api/v1/users/{customerId}/images/{imageId}/{fileName}", "downloadCustomerImage"),
  ],
};

/** What the contract has in addition to the specification, and why. */
export const additionalOperations: Partial<Record<OperationId, string>> = {
  getSettings: "limits and contact data that the specification calls parameters have to come from somewhere",
  getCaptcha: "the calls that need a captcha's answer need a challenge",
  sendMessage: "the contact form is specified, its call is not among the 61",
  enterShop: "the welcome page answers the marker that the route guard asks for",
  mergeCart: "a visitor's cart is taken over once at login, however many tabs or retries there are",
  listKnownProducts:
    "a line of a visitor's cart that this market does not sell still has its name and picture",
  changePassword:
    'edit-account changes the password and says "incorrect current password"; its path is not shown',
  exportMe: "a customer may take along what the shop knows of them",
  deleteMe: "a customer may have the account deleted",
  logOut: "logging out makes the token void on the server too",
  listSessions: "customers see where they are logged in",
  endSession: "and log out a browser that they do not have at hand",
  endOtherSessions: "or all but the one that they use",
  resendConfirmation: "named by the specification (username, password), its path not shown",
  addRefundImage: "an image upload is specified as a POST, its path for refunds not shown",
  deleteRefundImage: "a photo that was added by mistake can be taken away",
  withdraw: "the law asks that a contract can be withdrawn from where it was made, without a reason",
  getBankAccount: "a payout goes to an account, which is kept once and shown by its end",
  keepBankAccount: "and said or changed by the tour lead",
  getSelfBilling: "a tour lead may have the shop write their invoices",
  keepSelfBilling: "and agrees to it with their tax data, or ends it",
  downloadSelfBillingInvoice: "the invoice of a payout",
  listPayouts: "administrators pay out what was asked for; how is not shown",
  countPayouts: "the list comes in pages, with its count",
  exportPayouts: "a bank takes a file",
  markPayout: "a payout was paid, or failed and comes back",
  listRefundsToDecide: "administrators review refunds; how is not shown",
  countRefundsToDecide: "the queue comes in pages, with its count",
  getRefundToDecide: "a refund opens by its address, in the queue's shape",
  decideRefund: "and decide about them",
  getCommissionMonths: "a tour lead's page draws what each month earned",
  downloadCommissionStatement: "and a year's statement is taken along as a file",
  listOrdersToFulfil: "administrators pack and ship what was paid; how is not shown",
  countOrdersToFulfil: "the queue comes in pages, with its count",
  getOrderToFulfil: "an order opens by its address, in the queue's shape",
  shipOrder: "an order becomes shipped when an administrator hands it to a carrier",
  deliverOrder: "and delivered when it has arrived, from where the time for refunds counts",
  inviteTourLead: "an invitation is specified, how an administrator sends it is not shown",
  activateTourLead: "the status values of tour leads are not shown; somebody has to look at who signs up",
  downloadTourLeadImage: "whoever signs up sees the pictures that were sent before the page was loaded again",
  cancelOrder: "an order that is not paid can be called off, and its lines go back to the cart",
};
