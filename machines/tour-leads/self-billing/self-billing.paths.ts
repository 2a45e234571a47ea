import { pathModel } from "#machines/paths/model.ts";
import type { TaxData, TaxFieldProblem } from "./self-billing.contract.ts";
import { selfBillingMachine } from "./self-billing.machine.ts";

const data: TaxData = {
  name: "Lena Berg",
  street: "Lindenweg 4",
  zipCode: "10115",
  city: "Berlin",
  country: "DE",
  taxNumber: "DE123456789",
  chargesVat: true,
};

const two: readonly TaxFieldProblem[] = [
  { field: "taxNumber", unprintable: "" },
  { field: "street", unprintable: "ไทย" },
];

export const selfBillingPaths = pathModel({
  machine: selfBillingMachine,
  title: "Agreeing to self-billing",
  purpose: "agreeing to self-billing with a tour lead's tax data, or ending the agreement",
  starts: { "a tour lead who did not agree": { data: null }, "one who agreed": { data } },
  happyPath: ["a tour lead who did not agree", "opens the form", "agrees", "keepAgreement ✓ kept"],
  does: {
    "form.requested": "opens the form",
    "form.left": "leaves it as it is",
    "agreement.given": { agrees: { data } },
    "agreement.ended": "ends it",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    keepAgreement: {
      kept: { kept: { data } },
      invalid: { "two are wrong": { fields: two } },
      notATourLead: "no tour lead any more",
      unforeseen: "a refusal nobody foresaw",
    },
    endAgreement: {
      ended: "ended",
      notATourLead: "no tour lead any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
