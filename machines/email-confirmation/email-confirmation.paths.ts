import { pathModel } from "../paths/model.ts";
import { emailConfirmationMachine } from "./email-confirmation.machine.ts";

const password = "Gießkanne 9 Liter!";
const linkAnswers = {
  confirmed: "confirmed",
  unknown: "nobody sent this link",
  expired: "the link is too old",
  used: "confirmed before",
} as const;

export const emailConfirmationPaths = pathModel({
  machine: emailConfirmationMachine,
  purpose: "confirming an email address by the link of a mail, with a first password if there is none",
  starts: {
    "a sign-up's link": { token: "token-1", account: null, returnTo: null },
    "a link to an account without a password": { token: null, account: "account-1", returnTo: null },
    "an address without either": { token: null, account: null, returnTo: null },
  },
  does: {
    "confirmation.requested": "confirms",
    "password.submitted": {
      "chooses a password": { password, repeated: password },
      "types two passwords": { password, repeated: `${password}!` },
    },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    confirmEmail: { ...linkAnswers, unforeseen: "a refusal nobody foresaw" },
    setFirstPassword: {
      ...linkAnswers,
      weakPassword: "the password is too weak",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
