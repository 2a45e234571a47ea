type FormerOutcomes = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const passwords = {
  weakPassword: "passwordWeak",
  commonPassword: "passwordCommon",
  personalPassword: "passwordPersonal",
};
const tooMany = { tooMany: "tooManyRequests" };
const admin = { notAllowed: "administratorsOnly" };
const lead = { notAllowed: "notATourLead" };
const gone = { gone: "notFound" };
const link = { unknown: "tokenInvalid", expired: "tokenExpired", used: "alreadyConfirmed" };
const closed = { alreadyRequested: "refundRequested", tooOld: "refundTooOld" };

/** How outcomes were named in recordings of version 1: flow, port, former name and name. */
export const formerOutcomes: FormerOutcomes = {
  accountDeletion: {
    deleteAccount: { incorrect: "incorrectPassword", inDebt: "commissionDebt", ...tooMany },
  },
  attachment: { uploadPhoto: { full: "tooManyImages", refused: "invalid" } },
  authenticatorRemoval: { remove: { ...gone, last: "lastSecondFactor" } },
  bankAccount: {
    keepAccount: {
      wrong: "invalid",
      incorrect: "incorrectPassword",
      accountThere: "passwordNeeded",
      ...lead,
      ...tooMany,
    },
  },
  buyAgain: { addLine: { overMaximum: "cartMaximumExceeded", noLongerSold: "itemUnavailable" } },
  cart: { changeCart: { maximumExceeded: "cartMaximumExceeded", unavailable: "itemUnavailable" } },
  checkout: {
    saveDraft: { refused: "invalid", changed: "orderChanged" },
    submitOrder: {
      belowMinimum: "orderValueTooLow",
      changed: "orderChanged",
      changedElsewhere: "orderChangedElsewhere",
      deliveryGone: "notOffered",
      orderOpen: "orderPlacedElsewhere",
    },
  },
  contact: { sendMessage: { refused: "invalid", unproven: "captchaInvalid", ...tooMany } },
  editAccount: { saveAccount: { refused: "invalid" } },
  editAddress: { saveAddress: { refused: "invalid" } },
  emailConfirmation: {
    confirmEmail: link,
    confirmWithPassword: { ...link, incorrect: "incorrectPassword", ...tooMany },
    declineSignUp: { unknown: link.unknown, used: link.used },
    setPassword: { ...link, ...passwords, ...tooMany },
  },
  failedMail: { resend: { ...gone, ...admin } },
  fulfilment: { deliver: { ...gone, ...admin }, ship: { ...gone, ...admin } },
  openSessions: { endSession: gone },
  passkey: { logInWithPasskey: { inactive: "userNotActive", notAccepted: "passkeyNotAccepted", ...tooMany } },
  passwordChange: { changePassword: { incorrect: "incorrectPassword", ...passwords, ...tooMany } },
  passwordRecovery: { recoverPassword: { incorrect: "invalid", unproven: "captchaInvalid", ...tooMany } },
  passwordReset: { resetPassword: { linkInvalid: "tokenInvalid", ...passwords, ...tooMany } },
  payment: {
    cancelOrder: { alreadyPaid: "orderPaid", beingPaid: "orderBeingPaid" },
    preparePayment: {
      alreadyPaid: "orderPaid",
      beingPaid: "orderBeingPaid",
      providerError: "paymentProviderError",
    },
    processPayment: {
      declined: "paymentDeclined",
      notApproved: "paymentNotApproved",
      notPrepared: "paymentNotPrepared",
    },
  },
  paymentIssue: { close: admin },
  payout: { requestPayout: { noAccount: "noBankAccount", ...lead } },
  payoutExport: {
    exportPayouts: {
      incorrect: "incorrectPassword",
      noAccount: "noPayoutAccount",
      nothing: "nothingToExport",
      ...admin,
      ...tooMany,
    },
  },
  payoutMarking: { mark: { markedOtherwise: "payoutDecided", ...admin } },
  refundRemoval: { deleteDraft: { notDraft: "refundNotDraft" } },
  refundRequest: {
    loadRequest: { ...closed, notPaid: "orderNotPaid" },
    requestRefund: closed,
    saveDraft: { ...closed, notPaid: "orderNotPaid", noteRefused: "invalid" },
  },
  refundReview: {
    decide: {
      decidedElsewhere: "refundDecided",
      ...gone,
      ...admin,
      notAskedFor: "countsNotAskedFor",
      withdrawn: "withdrawal",
    },
    read: { ...gone, ...admin },
  },
  secondFactor: {
    addPasskey: { notAccepted: "passkeyNotAccepted" },
    confirmApp: { expired: "setupExpired", incorrect: "incorrectCode", ...tooMany },
    prove: { incorrect: "incorrectCode", outdated: "methodNotEnough", ...tooMany },
    proveByPasskey: { notAccepted: "passkeyNotAccepted", outdated: "methodNotEnough", ...tooMany },
    replaceCodes: { notNeeded: "noSecondFactor" },
  },
  selfBilling: { endAgreement: lead, keepAgreement: { ...lead, wrong: "invalid" } },
  session: { logIn: { inactive: "userNotActive", incorrect: "incorrectCredentials", ...tooMany } },
  shop: { enterShop: tooMany },
  signUp: {
    signUp: {
      ...passwords,
      incorrect: "invalid",
      registeredAlready: "emailRegistered",
      unproven: "captchaInvalid",
      ...tooMany,
    },
  },
  tourLeadActivation: { activate: { ended: "membershipEnded", ...gone } },
  tourLeadEnding: { end: { ...gone, ...admin } },
  tourLeadInvitation: { invite: { emailRefused: "invalid", ...tooMany } },
  tourLeadSignUp: { loadInvitation: tooMany, signUp: { nameRefused: "invalid", ...tooMany } },
  wishList: { saveWish: { full: "wishListFull", ...gone } },
  withdrawal: {
    withdraw: { countsChanged: "invalid", notPossible: "noWithdrawal", tooLate: "withdrawalTooLate" },
  },
};
