const link = "A link leads there without a step; the flow’s own story is all there is to see.";
const roleTaken = "The role would have to be taken away while the page is open, which only a command does.";
const membershipEnded = "An administrator would have to end the membership while the page is open.";
const ownCase = "The demo’s administrators have no orders, refunds or payouts of their own.";
const nothingDeletes = "Nothing in the shop deletes it while its page is open.";
const anotherDecided =
  "Another administrator would have to be first, as in “order-shipped-by-two” for another flow.";
const soldOut = "What is sold out in the demo depends on the orders before; the flow’s own stories show it.";
const days = "Days would have to pass.";
const hours = "Two hours would have to pass.";

/**
 * States in which a flow ends and that no scenario reaches, each with the reason. Their flows' stories show them. Keys are
 * the machine's id and the state.
 */
export const endingsWithoutScenario: Readonly<Record<string, string>> = {
  "checkout: orderCancelled": "The order would have to be cancelled in another tab.",
  "checkout: orderLocked": hours,
  "checkout: orderNotFound": "A link would have to name an order that there is not.",
  "checkout: ordering.belowMinimum": "Nothing in the demo costs less than the minimum with its delivery.",
  "emailConfirmation: over.unknown": link,
  "emailConfirmation: over.expired": days,
  "emailConfirmation: over.used": link,
  "emailConfirmation: declined": "One press of a button on the page that the mail’s second link opens.",
  "emailConfirmation: notDeclined.unknown": link,
  "emailConfirmation: notDeclined.used": link,
  "passwordReset: tokenInvalid": link,
  "failedMail: queued": "The demo’s mails do not fail.",
  "failedMail: notFound": anotherDecided,
  "failedMail: administratorsOnly": roleTaken,
  "fulfilment: nothingToDo": "The order would have to be refunded as a whole before it is shipped.",
  "fulfilment: gone": nothingDeletes,
  "fulfilment: ownCase": ownCase,
  "fulfilment: notAllowed": roleTaken,
  "paymentIssue: closed": "One press of a button, and nothing that another flow sees.",
  "paymentIssue: ownCase": ownCase,
  "paymentIssue: administratorsOnly": roleTaken,
  "payoutMarking: payoutDecided": anotherDecided,
  "payoutMarking: ownCase": ownCase,
  "payoutMarking: administratorsOnly": roleTaken,
  "refundReview: ownCase": ownCase,
  "refundReview: gone": nothingDeletes,
  "refundReview: notAllowed": roleTaken,
  "tourLeadEnding: notFound": anotherDecided,
  "tourLeadEnding: ownCase": ownCase,
  "tourLeadEnding: administratorsOnly": roleTaken,
  "guestOrderLink: sent": "One press of a button on the page of a locked order.",
  "guestOrderOpening: opened": "The browser of a scenario has placed the order itself, so it is open there.",
  "guestOrderOpening: orderKept": "One press of a button on the page that a mail’s link opens.",
  "guestOrderOpening: tokenExpired": days,
  "guestOrderOpening: tokenInvalid": link,
  "orderKeeping: guestTokenExpired": hours,
  "orderKeeping: kept": "One press of a button on the page that a mail’s link opens.",
  "orderKeeping: tokenExpired": days,
  "orderKeeping: tokenInvalid": link,
  "payment: guestTokenExpired": hours,
  "attachment: removed": "No scenario takes a photo back yet.",
  "buyAgain: nothingAdded": "Every product of the demo’s orders is still sold.",
  "refundRemoval: refundNotDraft": "The same customer would have to send the draft in another tab.",
  "refundRemoval: unforeseen": "The server would have to answer what the contract does not have.",
  "withdrawal: tooLate": days,
  "withdrawal: nothingLeft": "The same customer would have to withdraw in another tab.",
  "withdrawal: notPossible": "The order would have to be cancelled while the page is open.",
  "payment: cancelled": "The order would have to be cancelled in another tab.",
  "payment: notFound": nothingDeletes,
  "bankAccount: notAllowed": membershipEnded,
  "payout: tooLittle": "The lead would have to ask for everything and then once more.",
  "payout: notAllowed": membershipEnded,
  "selfBilling: notAllowed": membershipEnded,
  "stockChange: administratorsOnly": roleTaken,
  "stockChange: notFound": nothingDeletes,
  "stockAlert: mailed": soldOut,
  "stockAlert: notNeeded": soldOut,
  "stockAlert: inStock": soldOut,
  "stockAlert: notFound": "The market would have to stop selling it while its page is open.",
  "stockAlertLink: confirmed": "One press of a button on the page that a mail’s link opens.",
  "stockAlertLink: deleted": "One press of a button on the page that a mail’s link opens.",
  "stockAlertLink: tokenInvalid": link,
  "stockAlertLink: tokenExpired": days,
  "tourLeadActivation: active": "One press of a button, and nothing that another flow sees.",
  "tourLeadActivation: notRegistered": anotherDecided,
  "tourLeadActivation: membershipEnded": anotherDecided,
  "tourLeadActivation: notFound": nothingDeletes,
  "tourLeadActivation: ownCase": ownCase,
};
