import { pathModel } from "#machines/paths/model.ts";
import { signUpMachine } from "./sign-up.machine.ts";

export const registration = { email: "ada@example.com", password: "Gießkanne 9 Liter!" };

export const signUpPaths = pathModel({
  machine: signUpMachine,
  title: "Signing up",
  purpose: "creating an account: an invisible captcha, and every way in which a sign-up is refused",
  starts: { "a visitor": { returnTo: null } },
  happyPath: ["a visitor", "signs up", "prove ✓ proven", "signUp ✓ registered"],
  does: {
    "signUp.submitted": { "signs up": registration },
    "retry.requested": "tries again",
    "login.chosen": "would rather log in",
    "resend.requested": "asks for the mail again",
    "other.chosen": "takes another address",
  },
  happens: {},
  answers: {
    prove: { output: { proven: { captcha: "an-answer" } } },
    signUp: {
      registered: "registered",
      emailRegistered: "registered already",
      passwordWeak: "the password is too weak",
      passwordCommon: "many people have the password",
      passwordPersonal: "the password contains the name",
      invalid: "the address is none",
      captchaInvalid: "the proof came too late",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
    resendConfirmation: {
      sent: "sent again",
      refused: { "asked too often": { detail: "Please wait a moment before you ask again." } },
      unforeseen: "a refusal that was not foreseen",
    },
  },
  facets: ({ isProvenAgain }) => isProvenAgain,
  requirements: {
    "typing.editing": ["login.sign-up-form", "login.agreement"],
    "typing.registeredAlready": ["errors.registered", "errors.please-login"],
    "typing.incorrect": ["errors.register"],
    "signingUp.proving.asking": ["captcha.registration", "captcha.invisible"],
    "registered.settled": ["errors.sign-up-notice-10-s"],
  },
});
