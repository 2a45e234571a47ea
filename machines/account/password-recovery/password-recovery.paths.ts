import { pathModel } from "#machines/paths/model.ts";
import { passwordRecoveryMachine } from "./password-recovery.machine.ts";

export const passwordRecoveryPaths = pathModel({
  machine: passwordRecoveryMachine,
  title: "Asking for a new password",
  purpose: "requesting an email with a link to set a new password, at most every ten minutes",
  starts: {
    "a lost password": { isSent: false },
    "the link is sent": { isSent: true },
  },
  happyPath: ["a lost password", "asks for a link", "prove ✓ proven", "recoverPassword ✓ asked"],
  does: {
    "recovery.submitted": { "asks for a link": { email: "ada@example.com" } },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    prove: { output: { proven: { captcha: "an-answer" } } },
    recoverPassword: {
      asked: "asked",
      askedRecently: { "asked four minutes ago": { seconds: 355 } },
      invalid: "the address is none",
      captchaInvalid: "the proof came too late",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
  requirements: {
    "typing.askedRecently": ["recovery.10-minutes"],
    "asking.proving": ["captcha.recovery"],
    sent: ["routes.lost-password"],
  },
});
