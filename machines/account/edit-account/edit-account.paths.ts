import { pathModel } from "#machines/paths/model.ts";
import { editAccountMachine } from "./edit-account.machine.ts";

const account = { firstName: "Ada", lastName: "Jansen", languageId: "en" };
export const typed = { firstName: "Ada", lastName: "Janssen", languageId: "de", tourLeadCode: "TOM-RIVERS" };
const user = {
  id: "customer-1",
  email: "ada@example.com",
  displayName: "Ada Janssen",
  tourLeadCode: null,
  hasTourLead: true,
  role: "customer" as const,
  emailConfirmed: true,
};

export const editAccountPaths = pathModel({
  machine: editAccountMachine,
  title: "Changing name and language",
  purpose: "changing a customer's name, language and tour lead",
  starts: { "a customer": { account, hasTourLead: false } },
  happyPath: ["a customer", "saves", "saveAccount ✓ saved"],
  does: {
    "account.submitted": { saves: typed },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    saveAccount: {
      saved: { saved: { user } },
      invalid: { "nobody has this code": { fieldErrors: { tourLeadCode: "no_such_lead" } } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
