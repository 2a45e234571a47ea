import { guestLinks } from "#domain/guest-links.ts";
import { links, routeNames } from "#domain/links.ts";
import { shopUrl } from "./addresses.ts";

/**
 * The page of each flow, by the machine's id, without the language. A page of one order, refund or draft is reached from
 * the list that is given here.
 */
export const pagesOfFlows: Readonly<Record<string, string>> = {
  accountDeletion: links.personalData,
  attachment: links.orders(),
  authenticatorRemoval: links.security,
  bankAccount: links.commissions(),
  buyAgain: links.orders(),
  cart: links.cart,
  cartDropdown: links.home,
  checkout: links.checkout,
  contact: links.contact,
  coupon: links.cart,
  editAccount: links.editAccount,
  editAddress: links.editAddress("delivery"),
  emailConfirmation: `/${routeNames.confirmEmail}`,
  failedMail: links.adminMails(),
  fulfilment: links.adminOrders(),
  guest: links.checkout,
  guestOrderLink: guestLinks.order("order"),
  guestOrderOpening: guestLinks.order("order"),
  market: links.home,
  navigation: links.home,
  openSessions: links.sessions,
  orderKeeping: guestLinks.order("order"),
  passkey: links.login,
  passwordChange: links.editAccount,
  passwordRecovery: links.lostPassword(),
  passwordReset: links.resetPassword(),
  payment: links.checkout,
  paymentIssue: links.adminPayments(),
  payout: links.commissions(),
  payoutExport: links.adminPayouts(),
  payoutMarking: links.adminPayouts(),
  refundRemoval: links.refunds(),
  refundRequest: links.orders(),
  refundReview: links.adminRefunds(),
  search: links.search(),
  secondFactor: links.security,
  selfBilling: links.commissions(),
  session: links.login,
  stockAlert: links.product("boston-fern"),
  stockAlertLink: `/${routeNames.stockAlert}`,
  stockChange: links.adminStock(),
  shop: links.welcome,
  signUp: links.login,
  tourLeadActivation: links.adminTourLeads(),
  tourLeadEnding: links.adminTourLeads(),
  tourLeadInvitation: links.adminTourLeads(),
  tourLeadSignUp: links.tourLeadSignUp(),
  wishList: links.wishList,
  withdrawal: links.orders(),
};

/** A flow's page in the running shop, with the inspector; null if the shop has no such flow. */
export function pageUrl(machineId: string): string | null {
  const page = pagesOfFlows[machineId];
  return page === undefined ? null : `${shopUrl}${page}?inspect`;
}
