type StateNames = Readonly<Record<string, string>>;

const submitting = (name: string): StateNames => ({
  [`${name}.asking`]: "submitting.pending",
  [`${name}.unreachable`]: "submitting.unreachable",
});
const open = (name: string, idle: string, outcomes: StateNames = {}): StateNames => ({
  [`${name}.${idle}`]: "open.idle",
  [`${name}.unforeseen`]: "open.unforeseen",
  ...Object.fromEntries(
    Object.entries(outcomes).map(([former, outcome]) => [`${name}.${former}`, `open.${outcome}`]),
  ),
});
const ends = { gone: "notFound", notAllowed: "administratorsOnly" };
const newPassword = {
  different: "different",
  weakPassword: "passwordWeak",
  commonPassword: "passwordCommon",
  personalPassword: "passwordPersonal",
  tooMany: "tooManyRequests",
};

/** How states were named before these flows were built by `form()`: flow, former state and state. */
export const formerStates: Readonly<Record<string, StateNames>> = {
  accountDeletion: {
    ...submitting("deleting"),
    ...open("typing", "editing", {
      incorrect: "incorrectPassword",
      stillOpen: "stillOpen",
      inDebt: "commissionDebt",
      lastAdministrator: "lastAdministrator",
      tooMany: "tooManyRequests",
    }),
  },
  authenticatorRemoval: {
    ...submitting("removing"),
    ...open("looking", "reading", { removed: "removed", last: "lastSecondFactor", gone: "notFound" }),
  },
  failedMail: { ...submitting("sending"), ...open("open", "looking"), ...ends },
  passwordChange: {
    ...submitting("changing"),
    ...open("typing", "editing", { ...newPassword, changed: "changed", incorrect: "incorrectPassword" }),
  },
  passwordReset: {
    ...submitting("resetting"),
    ...open("typing", "editing", newPassword),
    done: "reset",
    linkInvalid: "tokenInvalid",
  },
  paymentIssue: { ...submitting("closing"), ...open("open", "looking"), ...ends },
  payoutMarking: {
    ...submitting("marking"),
    ...open("choosing", "looking"),
    ...ends,
    overtaken: "payoutDecided",
  },
  refundRemoval: { ...submitting("deleting"), offered: "open.idle", notDraft: "refundNotDraft" },
  tourLeadActivation: {
    ...submitting("activating"),
    ...open("waiting", "quiet"),
    ...ends,
    ended: "membershipEnded",
  },
  tourLeadEnding: { ...submitting("ending"), ...open("waiting", "quiet"), ...ends },
  tourLeadInvitation: {
    ...submitting("sending"),
    ...open("typing", "editing", {
      invited: "invited",
      emailRefused: "invalid",
      alreadyRegistered: "alreadyRegistered",
      tooMany: "tooManyRequests",
    }),
  },
};
