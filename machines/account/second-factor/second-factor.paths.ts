import { pathModel } from "#machines/paths/model.ts";
import { secondFactorMachine } from "./second-factor.machine.ts";

const token = "token-2";
const codes = [
  "7K3M-9Q2R-B4XD-W8TP-ZH5N-C1VJ",
  "Q8WE-0RTY-5PAS-D3FG-HJ7K-Z2XC",
  "M4NB-V6CX-Z9AS-D1FG-H5JK-QW3E",
];

export const secondFactorPaths = pathModel({
  machine: secondFactorMachine,
  title: "Proving a second factor",
  purpose: "proving a second factor, or setting one up",
  starts: {
    "a log-in": { task: "logIn" },
    "a fresh proof": { task: "proof" },
    "a passkey to add": { task: "passkey" },
    "an app to add": { task: "app" },
    "codes to replace": { task: "recoveryCodes" },
  },
  happyPath: ["a log-in", "readNeed ✓ has everything", "types a code", "prove ✓ it is right"],
  does: {
    "proof.submitted": {
      "types a code": { method: "app", value: "492039" },
      "types a recovery code": { method: "recovery_code", value: codes[0]! },
      "types the password": { method: "password", value: "a long passphrase" },
    },
    "method.chosen": { "would rather use a recovery code": { method: "recovery_code" } },
    "passkey.chosen": "chooses a passkey",
    "app.chosen": "chooses an app",
    "code.submitted": { "types the app’s first code": { code: "492039" } },
    "enrolment.skipped": "skips it for now",
    "codes.saved": "has saved the codes",
    "retry.requested": "tries again",
    "secondFactor.left": "leaves",
  },
  happens: {},
  answers: {
    readNeed: {
      prove: {
        "has everything": { methods: ["passkey", "app", "recovery_code"] },
        "has a passkey alone": { methods: ["passkey"] },
        "has a password": { methods: ["password"] },
      },
      enrol: { "has nothing yet": { maySkip: false }, "may have something": { maySkip: true } },
      ended: "the session is over",
      unforeseen: "a refusal nobody foresaw",
    },
    prove: {
      proved: { "it is right": { token } },
      incorrectCode: "it is wrong",
      incorrectPassword: "the password is wrong",
      methodNotEnough: "it has changed meanwhile",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      ended: "the session is over",
      unforeseen: "a refusal nobody foresaw",
    },
    proveByPasskey: {
      proved: { "it is right": { token } },
      cancelled: "it was cancelled",
      unsupported: "this browser has none",
      passkeyNotAccepted: "it is not accepted",
      methodNotEnough: "it has changed meanwhile",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      ended: "the session is over",
      unforeseen: "a refusal nobody foresaw",
    },
    addPasskey: {
      enrolled: {
        "the first one": { token, recoveryCodes: codes },
        "another one": { token, recoveryCodes: null },
      },
      cancelled: "it was cancelled",
      unsupported: "this browser has none",
      passkeyNotAccepted: "it is not accepted",
      tooManyPasskeys: "there are twenty",
      ended: "the session is over",
      unforeseen: "a refusal nobody foresaw",
    },
    startApp: {
      started: {
        "a secret": {
          app: {
            secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
            uri: "otpauth://totp/Trellis:admin%40example.com?issuer=Trellis&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
            setupToken: "setup-1",
          },
        },
      },
      ended: "the session is over",
      unforeseen: "a refusal nobody foresaw",
    },
    confirmApp: {
      enrolled: {
        "the first one": { token, recoveryCodes: codes },
        "another one": { token, recoveryCodes: null },
      },
      incorrectCode: "it is wrong",
      setupExpired: "it took too long",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      ended: "the session is over",
      unforeseen: "a refusal nobody foresaw",
    },
    replaceCodes: {
      replaced: { "new codes": { recoveryCodes: codes } },
      noSecondFactor: "there is nothing they stand in for",
      ended: "the session is over",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  facets: ({ methods, maySkip, recoveryCodes }) => [methods, maySkip, recoveryCodes !== null],
});
