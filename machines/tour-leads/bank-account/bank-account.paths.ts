import { pathModel } from "#machines/paths/model.ts";
import { bankAccountMachine } from "./bank-account.machine.ts";

const account = { holder: "Lena Berg", country: "DE", ibanEnd: "3000" };
const typed = { holder: "Lena Berg", iban: "DE89 3704 0044 0532 0130 00" };

export const bankAccountPaths = pathModel({
  machine: bankAccountMachine,
  title: "Entering a bank account",
  purpose: "entering the bank account for a tour lead's payouts, and replacing it with the password",
  starts: { "a tour lead without an account": { account: null }, "one with an account": { account } },
  happyPath: ["a tour lead without an account", "types an account", "keepAccount ✓ kept"],
  does: {
    "change.requested": "changes it",
    "change.left": "leaves it as it is",
    "account.submitted": { "types an account": { ...typed, password: "Trellis-Demo-2026!" } },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    keepAccount: {
      kept: { kept: { account } },
      invalid: { "both are wrong": { fields: { holder: "latin_only", iban: "iban_wrong" } } },
      incorrectPassword: "the password is wrong",
      passwordNeeded: { "there is one by now": { account } },
      notATourLead: "no tour lead any more",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
