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
    "confirming an email address with the link in an email, with the password in another browser, or declining the sign-up",
  starts: {
    "a sign-up's link": { ...none, token: "token-1" },
    "a link to an account without a password": { ...none, account: "account-1" },
    "the link that declines a sign-up": { ...none, decline: "decline-1" },
    "an address without any": none,
  },
  does: {
    "confirmation.requested": "confirms",
    "password.entered": { "enters the account's password": { password } },
    "password.forgotten": "has forgotten the password",
    "password.submitted": {
      "chooses a password": { password, repeated: password },
      "types two passwords": { password, repeated: `${password}!` },
    },
    "decline.requested": "declines the sign-up",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    confirmEmail: {
      ...linkAnswers,
      passwordRequired: "the sign-up was in another browser",
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
      commonPassword: "many people have the password",
      personalPassword: "the password contains the name",
      tooMany: { "it was tried too often": { seconds: 90 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
