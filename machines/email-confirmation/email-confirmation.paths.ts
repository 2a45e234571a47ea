import { pathModel } from "../paths/model.ts";
import { emailConfirmationMachine } from "./email-confirmation.machine.ts";

const password = "Gießkanne 9 Liter!";
const none = { token: null, account: null, decline: null, returnTo: null };
const linkAnswers = {
  confirmed: "confirmed",
  unknown: "nobody sent this link",
  expired: "the link is too old",
  used: "confirmed before",
} as const;

export const emailConfirmationPaths = pathModel({
  machine: emailConfirmationMachine,
  purpose:
    "confirming an email address by the link of a mail, with the password in another browser, and declining a sign-up by somebody else",
  starts: {
    "a sign-up's link": { ...none, token: "token-1" },
    "a link to an account without a password": { ...none, account: "account-1" },
    "the link of somebody who did not sign up": { ...none, decline: "decline-1" },
    "an address without any": none,
  },
  does: {
    "confirmation.requested": "confirms",
    "password.entered": { "enters the account's password": { password } },
    "new.password.preferred": "would rather choose a new password",
    "password.submitted": {
      "chooses a password": { password, repeated: password },
      "types two passwords": { password, repeated: `${password}!` },
    },
    "decline.requested": "says that it was somebody else",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    confirmEmail: {
      ...linkAnswers,
      passwordRequired: "somebody signed up in another browser",
      unforeseen: "a refusal nobody foresaw",
    },
    confirmWithPassword: {
      ...linkAnswers,
      incorrect: "this is not the password",
      tooMany: { "it was tried too often": { seconds: 90 } },
      unforeseen: "a refusal nobody foresaw",
    },
    declineSignUp: {
      declined: "deleted",
      unknown: "nobody sent this link",
      used: "confirmed before",
      unforeseen: "a refusal nobody foresaw",
    },
    setPassword: {
      ...linkAnswers,
      weakPassword: "the password is too weak",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
