import { mailAccountChange } from "./commerce/accounts/account-change-mail.ts";
import { mailSignInChange } from "./commerce/authenticators/change-mail.ts";
import { makeCreditNote, makeMissingCreditNotes } from "./commerce/invoices/make-credit-note.ts";
import { makeInvoice, makeMissingInvoices } from "./commerce/invoices/make-invoice.ts";
import { deleteExpired } from "./commerce/accounts/clear-expired.ts";
import { mailAlreadyRegistered } from "./commerce/accounts/already-registered.ts";
import { mailNewBrowser } from "./commerce/accounts/new-browser.ts";
import { mailConfirmation } from "./commerce/accounts/confirmation-mail.ts";
import { mailRecovery } from "./commerce/accounts/recovery-mail.ts";
import { mailCopy, mailMessage } from "./commerce/contact/contact-mails.ts";
import { mailOrderToPack } from "./commerce/orders/to-pack-mail.ts";
import { mailPaidOrder } from "./commerce/orders/paid-mail.ts";
import { cancelUnpaidOrders } from "./commerce/orders/cancel.ts";
import { matureCommissions } from "./commerce/commissions/mature.ts";
import { convertDeposits } from "./commerce/points/points.ts";
import { mailDelivered, mailShipped } from "./commerce/fulfilment/fulfilment-mails.ts";
import { clearOldTracking } from "./commerce/fulfilment/clear-tracking.ts";
import { refundLateCaptures } from "./commerce/payment/late-captures.ts";
import { finishPendingCaptures } from "./commerce/payment/process.ts";
import { stuckPaymentReporter } from "./commerce/payment/stuck-payments.ts";
import { mailPayout } from "./commerce/payouts/payout-mails.ts";
import {
  makeMissingSelfBillingInvoices,
  makeSelfBillingInvoice,
} from "./commerce/self-billing/make-self-billing-invoice.ts";
import { finishPendingRefunds } from "./commerce/refunds/pay-refund.ts";
import { deleteOrphanedPhotos } from "./commerce/images/customer-photos.ts";
import { analyzePictures } from "./commerce/images/analyze-pictures.ts";
import { deleteOldInvitations } from "./commerce/tour-leads/delete-personal-data.ts";
import {
  mailActivated,
  mailEnded,
  mailInvitation,
  mailPasswordLink,
  mailRegistered,
} from "./commerce/tour-leads/tour-lead-mails.ts";
import { deleteOldVatIdChecks } from "./commerce/vat-ids/personal-data.ts";
import { switchPromotions } from "./commerce/promotions/advance-promotions.ts";
import { clearLeftGuests } from "./commerce/guests/clear-left-guests.ts";
import { expireGuests } from "./commerce/personal-data/guests.ts";
import { mailGuestOrderLink, mailKeepOrder } from "./commerce/guests/guest-mails.ts";
import { deleteOldStockAlerts } from "./commerce/stock-alerts/personal-data.ts";
import { mailDueAlerts } from "./commerce/stock-alerts/send-due.ts";
import { mailStockAlert, mailStockAlertConfirmation } from "./commerce/stock-alerts/stock-alert-mails.ts";
import { mailWithdrawalToDecide, mailWithdrawn } from "./commerce/refunds/withdrawal-mails.ts";
import { mailApproved, mailRejected, mailRequested, mailToDecide } from "./commerce/refunds/refund-mails.ts";
import { comparePayments } from "./commerce/reconciliation/compare.ts";
import { fetchDisputes } from "./commerce/reconciliation/disputes.ts";
import { deleteOldEvents } from "./commerce/reconciliation/clear-old-events.ts";
import { handleEvent } from "./commerce/reconciliation/handle-event.ts";
import { mailIssue } from "./commerce/reconciliation/issue-mail.ts";
import { deleteOldDrafts } from "./commerce/refunds/delete-personal-data.ts";
import { stuckRefundReporter } from "./commerce/refunds/stuck-refunds.ts";
import type { Services } from "./commerce/services.ts";
import type { JobHandlers } from "./platform/jobs/jobs.ts";

export const jobHandlers = (services: Services): JobHandlers => {
  const reportStuck = stuckPaymentReporter(services);
  const reportStuckRefunds = stuckRefundReporter(services);
  return {
    "order-paid": ({ orderId }) => mailPaidOrder(services, orderId),
    "order-to-pack-mail": ({ orderId }) => mailOrderToPack(services, orderId),
    invoice: ({ orderId }) => makeInvoice(services, orderId),
    "credit-note": ({ refundId }) => makeCreditNote(services, refundId),
    "missing-invoices": async () => {
      await makeMissingInvoices(services);
      await makeMissingCreditNotes(services);
      await makeMissingSelfBillingInvoices(services);
    },
    "confirmation-mail": (data, jobId) => mailConfirmation(services, jobId, data),
    "already-registered-mail": (data, jobId) => mailAlreadyRegistered(services, jobId, data),
    "recovery-mail": (data, jobId) => mailRecovery(services, jobId, data),
    "sign-in-change-mail": (data, jobId) => mailSignInChange(services, jobId, data),
    "new-browser-mail": (data, jobId) => mailNewBrowser(services, jobId, data),
    "password-changed-mail": (data, jobId) =>
      mailAccountChange(services, "password-changed-mail", jobId, data),
    "contact-mail": ({ messageId }) => mailMessage(services, messageId),
    "contact-copy-mail": ({ messageId }) => mailCopy(services, messageId),
    "guest-order-link-mail": (data, jobId) => mailGuestOrderLink(services, jobId, data),
    "keep-order-mail": (data) => mailKeepOrder(services, data),
    "stock-alert-confirmation-mail": (data, jobId) => mailStockAlertConfirmation(services, jobId, data),
    "stock-alert-mail": (data) => mailStockAlert(services, data),
    "stock-alerts": () => mailDueAlerts(services),
    promotions: () => switchPromotions(services),
    "refund-requested-mail": ({ refundId }) => mailRequested(services, refundId),
    "refund-to-decide-mail": ({ refundId }) => mailToDecide(services, refundId),
    "withdrawal-mail": ({ refundId }) => mailWithdrawn(services, refundId),
    "withdrawal-to-decide-mail": ({ refundId }) => mailWithdrawalToDecide(services, refundId),
    "refund-approved-mail": ({ refundId }) => mailApproved(services, refundId),
    "refund-rejected-mail": ({ refundId }) => mailRejected(services, refundId),
    "bank-account-changed-mail": (data, jobId) =>
      mailAccountChange(services, "bank-account-changed-mail", jobId, data),
    "payout-requested-mail": ({ payoutId }) => mailPayout(services, "requested", payoutId),
    "payout-paid-mail": ({ payoutId }) => mailPayout(services, "paid", payoutId),
    "payout-failed-mail": ({ payoutId }) => mailPayout(services, "failed", payoutId),
    "self-billing-invoice": ({ payoutId }) => makeSelfBillingInvoice(services, payoutId),
    "order-shipped-mail": (shipped) => mailShipped(services, shipped),
    "order-delivered-mail": ({ orderId }) => mailDelivered(services, orderId),
    "tour-lead-invitation-mail": ({ tourLeadId }) => mailInvitation(services, tourLeadId),
    "tour-lead-password-mail": (data) => mailPasswordLink(services, data),
    "tour-lead-registered-mail": ({ tourLeadId }) => mailRegistered(services, tourLeadId),
    "tour-lead-activated-mail": ({ tourLeadId }) => mailActivated(services, tourLeadId),
    "tour-lead-ended-mail": (ended) => mailEnded(services, ended),
    "provider-event": ({ eventId }) => handleEvent(services, eventId),
    "payment-issue-mail": ({ issueId }) => mailIssue(services, issueId),
    "compare-payments": async () => {
      await fetchDisputes(services);
      await comparePayments(services);
    },
    "cancel-unpaid": () => cancelUnpaidOrders(services),
    "finish-payments": async () => {
      await finishPendingCaptures(services);
      await refundLateCaptures(services);
      await finishPendingRefunds(services);
      await reportStuck();
      await reportStuckRefunds();
    },
    "convert-deposits": () => convertDeposits(services),
    "mature-commissions": () => matureCommissions(services),
    "clear-expired": async () => {
      await deleteExpired(services);
      await deleteOldInvitations(services);
      await deleteOldDrafts(services);
      await deleteOrphanedPhotos(services);
      await deleteOldVatIdChecks(services);
      await deleteOldStockAlerts(services);
      await clearLeftGuests(services);
      await expireGuests(services);
      await clearOldTracking(services);
      await deleteOldEvents(services);
    },
    "picture-tones": () => analyzePictures(services),
    "forget-mails": ({ address }) => services.mailer.forget(address),
  };
};
