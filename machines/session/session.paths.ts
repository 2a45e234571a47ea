import type { PathModel } from "../paths/model.ts";
import type { LogInOutput, ResendOutput, User } from "./session.contract.ts";
import { sessionMachine } from "./session.machine.ts";

export const ada: User = {
  id: "customer-1",
  email: "ada@example.com",
  displayName: "Ada Jansen",
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
const login = (output: LogInOutput) => ({ output });
const resend = (output: ResendOutput) => ({ output });

export const sessionPaths: PathModel<typeof sessionMachine> = {
  machine: sessionMachine,
  purpose: "logging in and being refused, a session that ends elsewhere, refreshing, logging out",
  starts: { "the page was painted": { refreshInterval: 1_800_000 } },
  events: {
    "the page is alive": { type: "page.hydrated" },
    "logs in": { type: "login.submitted", ...credentials },
    "leaves the login": { type: "login.left" },
    "tries again": { type: "retry.requested" },
    "asks for the mail again": { type: "confirmation.requested", ...credentials, returnTo: null },
    "logs out": { type: "logOut.requested" },
    "the token is no good": { type: "session.rejected", token: ada.token },
    "an older token is no good": { type: "session.rejected", token: "token-0" },
    "Ada logs in elsewhere": { type: "storage.changed", user: ada },
    "Grace logs in elsewhere": { type: "storage.changed", user: grace },
    "logs out elsewhere": { type: "storage.changed", user: null },
    "changes their name": { type: "customer.changed", user: { ...ada, displayName: "Ada J." } },
    "confirms the address": { type: "email.confirmed" },
  },
  outcomes: {
    readStoredUser: {
      "Ada is stored": { output: ada },
      "nobody is stored": { output: null },
      "storage is barred": { error: "barred" },
    },
    logIn: {
      "it is Ada": login({ outcome: "loggedIn", user: ada }),
      incorrect: login({ outcome: "incorrect" }),
      "address not confirmed": login({ outcome: "emailNotConfirmed" }),
      "not active": login({ outcome: "inactive" }),
      offline: { error: "offline" },
    },
    resendConfirmation: {
      sent: resend({ outcome: "sent" }),
      "too soon": resend({ outcome: "refused", detail: "Please wait ten minutes." }),
      offline: { error: "offline" },
    },
    settle: {
      "a tour lead": { output: { ...ada, hasTourLead: true } },
      offline: { error: "offline" },
    },
    loadProfile: { "still Ada": { output: ada }, offline: { error: "offline" } },
    logOut: { done: { output: undefined }, offline: { error: "offline" } },
  },
  facets: ({ user }) => user?.id ?? null,
};
