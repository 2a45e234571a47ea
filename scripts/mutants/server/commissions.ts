import type { ServerMutant } from "./mutant.ts";

export const commissionsMutants: readonly ServerMutant[] = [
  {
    name: "commission is calculated incl. tax",
    kind: "tax and commission",
    file: "domain/commission.ts",
    find: 'return (sumOf(kept, "net") * percentage',
    replace: 'return (sumOf(kept, "gross") * percentage',
    tests: ["domain/commission.test.ts", "tests/commissions.shop.test.ts"],
  },
  {
    name: "commission is calculated with one market's tax in every market",
    kind: "tax and commission",
    file: "server/commerce/commissions/commissions.ts",
    find: "taxRate: BigInt(vat_basis_points),",
    replace: "taxRate: 2_100n,",
    tests: ["tests/commissions.shop.test.ts"],
  },
  {
    name: "delivery is left out of what was paid with money",
    kind: "tax and commission",
    file: "server/commerce/commissions/commissions.ts",
    find: "shipping: order.shipping_minor,",
    replace: "shipping: 0n,",
    tests: ["tests/commissions.shop.test.ts"],
  },
  {
    name: "a deleted tour lead earns commission",
    kind: "tax and commission",
    file: "server/commerce/commissions/commissions.ts",
    find: "and(eq(customers.id, order.tour_lead_id), isNull(customers.deleted_at))",
    replace: "eq(customers.id, order.tour_lead_id)",
    tests: ["tests/commissions.shop.test.ts"],
  },
  {
    name: "a refund takes pending commission from the payable balance",
    kind: "tax and commission",
    file: "server/commerce/commissions/commissions.ts",
    find: "isPending: earned.maturedAt === null,",
    replace: "isPending: false,",
    tests: ["tests/pending-commission.shop.test.ts"],
  },
  {
    name: "commission is payable at once",
    kind: "tax and commission",
    file: "server/commerce/commissions/commissions.ts",
    find: "isPending: true,",
    replace: "isPending: false,",
    tests: ["tests/pending-commission.shop.test.ts"],
  },
  {
    name: "matured commission stays in the pending balance",
    kind: "tax and commission",
    file: "server/commerce/commissions/ledger.ts",
    find: `        pending_minor: sql\`\${pending_minor} - \${value}\`,
`,
    replace: "",
    tests: ["tests/pending-commission.shop.test.ts"],
  },
  {
    name: "commission of one currency is booked in every currency",
    kind: "tax and commission",
    file: "server/commerce/commissions/ledger.ts",
    find: `    })
    .where(and(eq(customer_id, customerId), eq(commissionBalances.currency, currency.currency)));
}`,
    replace: `    })
    .where(eq(customer_id, customerId));
}`,
    tests: ["tests/commissions.shop.test.ts"],
  },
  {
    name: "the commission list shows all tour leads' movements",
    kind: "lists",
    file: "server/commerce/commissions/find-commissions.ts",
    find: ".where(eq(commissionTransactions.customer_id, customerId))",
    replace: "",
    tests: ["tests/commissions.shop.test.ts", "tests/personal-data.shop.test.ts"],
  },
];
