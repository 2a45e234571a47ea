import { pathModel } from "#machines/paths/model.ts";
import type { User } from "./session.contract.ts";
import { sessionMachine } from "./session.machine.ts";

export const ada: User = {
  id: "customer-1",
  email: "ada@example.com",
  displayName: "Ada Jansen",
  role: "customer",
  token: "token-1",
  tourLeadCode: null,
  hasTourLead: false,
  emailConfirmed: true,
};
export const grace: User = {
  ...ada,
  id: "customer-2",
  email: "grace@example.com",
  token: "token-2",
};
const credentials = { username: "ada@example.com", password: "a long passphrase" };

export const sessionPaths = pathModel({
  machine: sessionMachine,
  title: "Logging in and out",
  purpose:
    "logging in, refused log-ins, sessions that end elsewhere, refreshing the customer's data, and logging out",
  starts: { "the page was painted": { refreshInterval: 1_800_000 } },
  happyPath: [
    "the page was painted",
    "the page is alive",
    "readStoredUser ✓ nobody is stored",
    "logs in",
    "logIn ✓ it is Ada",
    "settle ✓ a tour lead",
  ],
  does: {
    "login.submitted": { "logs in": credentials },
    "login.left": "leaves the login",
    "retry.requested": "tries again",
    "confirmation.requested": { "asks for the mail again": { ...credentials, returnTo: null } },
    "logOut.requested": "logs out",
  },
  happens: {
    "login.proved": {
      "a passkey opens a session": { token: "token-4" },
      "the second step is skipped": { token: null },
    },
    "session.renewed": { "proves a second factor": { token: "token-5" } },
    "page.hydrated": "the page is alive",
    "session.rejected": {
      "the token is no good": { token: ada.token },
      "an older token is no good": { token: "token-0" },
    },
    "storage.changed": {
      "Ada logs in elsewhere": { user: ada },
      "Grace logs in elsewhere": { user: grace },
      "logs out elsewhere": { user: null },
    },
    "customer.changed": { "changes their name": { user: { ...ada, displayName: "Ada J." } } },
    "account.changedByLink": "confirms the address",
  },
  answers: {
    readStoredUser: { output: { "Ada is stored": ada, "nobody is stored": null } },
    logIn: {
      loggedIn: { "it is Ada": { user: ada } },
      secondFactorAsked: { "an administrator": { token: "token-3" } },
      incorrectCredentials: "incorrect",
      emailNotConfirmed: "address not confirmed",
      userNotActive: "not active",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
    resendConfirmation: {
      sent: "sent",
      refused: { "too soon": { detail: "Please wait ten minutes." } },
      unforeseen: "a refusal nobody foresaw",
    },
    readUser: { read: { "it is Ada’s": { user: ada } }, ended: "it is over" },
    settle: { output: { "a tour lead": { ...ada, hasTourLead: true } } },
    loadProfile: { output: { "still Ada": ada } },
    logOut: { output: { done: undefined } },
  },
  facets: ({ user, token }) => [user?.id ?? null, token !== null],
  requirements: {
    "visitor.refused.incorrect": ["errors.log-in"],
    "visitor.refused.inactive": ["session.inactive", "errors.inactive"],
    "visitor.refused.emailNotConfirmed.told": [
      "session.unconfirmed",
      "errors.unconfirmed",
      "errors.unconfirmed-resend",
    ],
    "visitor.refused.emailNotConfirmed.confirmationSent": ["errors.resent"],
    "visitor.refused.emailNotConfirmed.resendFailed": ["errors.resend-failed"],
    "customer.refreshing": ["session.refresh-30-min"],
    "visitor.ended": ["session.401"],
  },
});
