import { pathModel } from "#machines/paths/model.ts";
import { emailConfirmationMachine } from "./email-confirmation.machine.ts";

const password = "Gießkanne 9 Liter!";
const none = { token: null, account: null, decline: null, returnTo: null };
const linkAnswers = {
  confirmed: "confirmed",
  tokenInvalid: "nobody sent this link",
  tokenExpired: "the link is too old",
  alreadyConfirmed: "confirmed before",
} as const;

export const emailConfirmationPaths = pathModel({
  machine: emailConfirmationMachine,
  title: "Confirming the email address",
  purpose:
    "confirming an email address with the link in an email, with the password in another browser, or declining the sign-up",
  starts: {
    "a sign-up's link": { ...none, token: "token-1" },
    "a link to an account without a password": { ...none, account: "account-1" },
    "the link that declines a sign-up": { ...none, decline: "decline-1" },
    "an address without any": none,
  },
  happyPath: ["a sign-up's link", "confirms", "confirmEmail ✓ confirmed"],
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
      incorrectPassword: "this is not the password",
      tooManyRequests: { "it was tried too often": { seconds: 90 } },
      unforeseen: "a refusal nobody foresaw",
    },
    declineSignUp: {
      declined: "deleted",
      tokenInvalid: "nobody sent this link",
      alreadyConfirmed: "confirmed before",
      unforeseen: "a refusal nobody foresaw",
    },
    setPassword: {
      ...linkAnswers,
      passwordWeak: "the password is too weak",
      passwordCommon: "many people have the password",
      passwordPersonal: "the password contains the name",
      tooManyRequests: { "it was tried too often": { seconds: 90 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
