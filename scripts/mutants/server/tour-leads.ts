import type { ServerMutant } from "./mutant.ts";

export const tourLeadsMutants: readonly ServerMutant[] = [
  {
    name: "an inactive tour lead is credited with orders",
    kind: "tax and commission",
    file: "server/commerce/accounts/tour-leads.ts",
    find: "        eq(customers.tour_lead_active, true),\n        ne(customers.id, customer.id),",
    replace: "        ne(customers.id, customer.id),",
    tests: ["tests/commissions.shop.test.ts"],
  },
  {
    name: "a tour lead's name is shown without their consent",
    kind: "personal data",
    file: "server/commerce/accounts/tour-leads.ts",
    find: "lead.isNamed ? [lead.first",
    replace: "true ? [lead.first",
    tests: ["tests/tour-leads.shop.test.ts"],
  },
  {
    name: "administrators activate their own membership",
    kind: "access",
    file: "server/commerce/tour-leads/activate.ts",
    find: `    if (isOwnCase(actor, customerId)) return { outcome: "ownCase" };
`,
    replace: "",
    tests: ["tests/own-cases.shop.test.ts"],
  },
  {
    name: "an active tour lead is mailed about the activation again",
    kind: "jobs and mails",
    file: "server/commerce/tour-leads/activate.ts",
    find: `    if (locked.status === "active") return { outcome: "active", lead: locked };
`,
    replace: "",
    tests: ["tests/tour-leads.shop.test.ts"],
  },
];
