import { pathModel } from "#machines/paths/model.ts";
import { passwordResetMachine } from "./password-reset.machine.ts";

const password = "Gießkanne 9 Liter!";

export const passwordResetPaths = pathModel({
  machine: passwordResetMachine,
  title: "Setting a new password",
  purpose: "setting a new password with the link in an email",
  starts: {
    "the mail's link": { token: "token-1" },
    "an address without a token": { token: null },
  },
  happyPath: ["the mail's link", "sets a new password", "resetPassword ✓ reset"],
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
      tokenInvalid: "the link is no longer valid",
      passwordWeak: "the password is too weak",
      passwordCommon: "many people have the password",
      passwordPersonal: "the password contains the name",
      tooManyRequests: { "it was tried too often": { seconds: 90 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
  requirements: { "open.different": ["messages.passwords-differ"] },
});
