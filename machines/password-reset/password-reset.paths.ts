import { pathModel } from "../paths/model.ts";
import { passwordResetMachine } from "./password-reset.machine.ts";

const password = "Gießkanne 9 Liter!";

export const passwordResetPaths = pathModel({
  machine: passwordResetMachine,
  purpose: "setting a new password with the link in an email",
  starts: {
    "the mail's link": { token: "token-1" },
    "an address without a token": { token: null },
  },
  does: {
    "reset.submitted": {
      "sets a new password": { password, repeated: password },
      "types two passwords": { password, repeated: `${password}!` },
    },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    resetPassword: {
      reset: "reset",
      linkInvalid: "the link is no longer valid",
      weakPassword: "the password is too weak",
      commonPassword: "many people have the password",
      personalPassword: "the password contains the name",
      tooMany: { "it was tried too often": { seconds: 90 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
