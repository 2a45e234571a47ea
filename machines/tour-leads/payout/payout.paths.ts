import { pathModel } from "#machines/paths/model.ts";
import { payoutMachine } from "./payout.machine.ts";

const euro = { currency: "EUR", currency_precision: 2, balance: 74.5, minimum: 25 };
const yen = { currency: "JPY", currency_precision: 0, balance: 0, minimum: 3000 };
const facts = { balances: [euro, yen], ibanEnd: "3000" };
const key = "0b6ff41e-7a52-4a5b-9d55-6a3f1d0a5c11";
const typing = (typed: string) => ({ currency: "EUR", typed, key });

export const payoutPaths = pathModel({
  machine: payoutMachine,
  title: "Asking for a payout",
  purpose: "requesting a payout of a tour lead's commissions, with a confirmation of amount and currency",
  starts: {
    "a tour lead with commissions": facts,
    "a tour lead with too little": { ...facts, balances: [{ ...euro, balance: 24.99 }] },
  },
  happyPath: ["a tour lead with commissions", "types an amount", "confirms", "requestPayout ✓ requested"],
  does: {
    "amount.submitted": {
      "types an amount": typing("25,50"),
      "types all of it": typing("74.5"),
      "types no amount": typing("1.234"),
      "types too little": typing("24.99"),
      "types too much": typing("74.51"),
    },
    "payout.confirmed": "confirms",
    "payout.left": "leaves it",
    "retry.requested": "tries again",
    "another.requested": "asks for another",
  },
  happens: {},
  answers: {
    requestPayout: {
      requested: "requested",
      balanceChanged: { "less is left": { balance: 20 } },
      belowMinimum: { "more is the minimum": { minimum: 30 } },
      noBankAccount: "there is no account",
      notATourLead: "no tour lead any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  requirements: {
    "entering.editing": ["roles.lead-payouts"],
    confirming: ["payouts.confirmation"],
    requested: ["product.tour-lead-payout"],
  },
});
