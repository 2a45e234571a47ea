import { mailSignInChange } from "./authenticators/change-mail.ts";
import { makeCreditNote, makeMissingCreditNotes } from "./invoices/make-credit-note.ts";
import { makeInvoice, makeMissingInvoices } from "./invoices/make-invoice.ts";
import { deleteExpired } from "./accounts/clear-expired.ts";
import { mailAlreadyRegistered } from "./accounts/already-registered.ts";
import { mailNewBrowser } from "./accounts/new-browser.ts";
import { mailConfirmation } from "./accounts/confirmation-mail.ts";
import { mailPasswordChanged, mailRecovery } from "./accounts/password-mails.ts";
import { mailCopy, mailMessage } from "./contact/contact-mails.ts";
import { mailOrderToPack } from "./orders/to-pack-mail.ts";
import { mailPaidOrder } from "./orders/paid-mail.ts";
import { cancelUnpaidOrders } from "./orders/cancel.ts";
import { matureCommissions } from "./commissions/mature.ts";
import { convertDeposits } from "./points/points.ts";
import { mailDelivered, mailShipped } from "./fulfilment/fulfilment-mails.ts";
import { clearOldTracking } from "./fulfilment/clear-tracking.ts";
import { refundLateCaptures } from "./payment/late-captures.ts";
import { finishPendingCaptures } from "./payment/process.ts";
import { stuckPaymentReporter } from "./payment/stuck-payments.ts";
import { mailBankAccountChanged, mailPayout } from "./payouts/payout-mails.ts";
import {
  makeMissingSelfBillingInvoices,
  makeSelfBillingInvoice,
} from "./self-billing/make-self-billing-invoice.ts";
import { finishPendingRefunds } from "./refunds/pay-refund.ts";
import { deleteOrphanedPhotos } from "./images/customer-photos.ts";
import { analyzePictures } from "./images/analyze-pictures.ts";
import { deleteOldInvitations } from "./tour-leads/delete-personal-data.ts";
import {
  mailActivated,
  mailEnded,
  mailInvitation,
  mailPasswordLink,
  mailRegistered,
} from "./tour-leads/tour-lead-mails.ts";
import { mailWithdrawalToDecide, mailWithdrawn } from "./refunds/withdrawal-mails.ts";
import { mailApproved, mailRejected, mailRequested, mailToDecide } from "./refunds/refund-mails.ts";
import { comparePayments } from "./reconciliation/compare.ts";
import { fetchDisputes } from "./reconciliation/disputes.ts";
import { deleteOldEvents } from "./reconciliation/clear-old-events.ts";
import { handleEvent } from "./reconciliation/handle-event.ts";
import { mailIssue } from "./reconciliation/issue-mail.ts";
import { deleteOldDrafts } from "./refunds/delete-personal-data.ts";
import { stuckRefundReporter } from "./refunds/stuck-refunds.ts";
import type { Services } from "./services.ts";
import type { JobHandlers } from "./jobs/jobs.ts";

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
    "password-changed-mail": (data, jobId) => mailPasswordChanged(services, jobId, data),
    "contact-mail": ({ messageId }) => mailMessage(services, messageId),
    "contact-copy-mail": ({ messageId }) => mailCopy(services, messageId),
    "refund-requested-mail": ({ refundId }) => mailRequested(services, refundId),
    "refund-to-decide-mail": ({ refundId }) => mailToDecide(services, refundId),
    "withdrawal-mail": ({ refundId }) => mailWithdrawn(services, refundId),
    "withdrawal-to-decide-mail": ({ refundId }) => mailWithdrawalToDecide(services, refundId),
    "refund-approved-mail": ({ refundId }) => mailApproved(services, refundId),
    "refund-rejected-mail": ({ refundId }) => mailRejected(services, refundId),
    "bank-account-changed-mail": (data, jobId) => mailBankAccountChanged(services, jobId, data),
    "payout-requested-mail": ({ payoutId }) => mailPayout(services, "requested", payoutId),
    "payout-paid-mail": ({ payoutId }) => mailPayout(services, "paid", payoutId),
    "payout-failed-mail": ({ payoutId }) => mailPayout(services, "failed", payoutId),
    "self-billing-invoice": ({ payoutId }) => makeSelfBillingInvoice(services, payoutId),
    "order-shipped-mail": ({ orderId, change }) => mailShipped(services, orderId, change),
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
      await clearOldTracking(services);
      await deleteOldEvents(services);
    },
    "picture-tones": () => analyzePictures(services),
    "forget-mails": ({ address }) => services.mailer.forget(address),
  };
};
