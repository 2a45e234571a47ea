import type { ServerMutant } from "./mutant.ts";

export const accountsMutants: readonly ServerMutant[] = [
  {
    name: "an expired session is accepted",
    kind: "access",
    file: "server/commerce/accounts/sessions.ts",
    find: `        gt(sessions.expires_at, sql.placeholder("now")),
`,
    replace: "",
    tests: ["tests/sessions.shop.test.ts"],
  },
  {
    name: "a session survives a change of the credentials",
    kind: "access",
    file: "server/commerce/accounts/sessions.ts",
    find: `      and(
        eq(customers.id, sessions.customer_id),
        eq(customers.credential_version, sessions.credential_version),
      ),
    )
    .where(
      and(
        eq(sessions.token_hash`,
    replace: `      eq(customers.id, sessions.customer_id),
    )
    .where(
      and(
        eq(sessions.token_hash`,
    tests: ["tests/credentials.shop.test.ts"],
  },
  {
    name: "a session is extended without end",
    kind: "access",
    file: "server/commerce/accounts/sessions.ts",
    find: "Math.min(now.getTime() + unused, latest)",
    replace: "Math.max(now.getTime() + unused, latest)",
    tests: ["tests/sessions.shop.test.ts"],
  },
  {
    name: "an administrator's session lasts as long as a customer's",
    kind: "access",
    file: "server/commerce/accounts/sessions.ts",
    find: "{ ...sessionLifetimes.administrator, step",
    replace: "{ ...sessionLifetimes.customer, step",
    tests: ["tests/administrators-sessions.shop.test.ts"],
  },
  {
    name: "logging out ends the customer's sessions in all browsers",
    kind: "access",
    file: "server/commerce/accounts/sessions.ts",
    find: "await tx.delete(sessions).where(eq(sessions.token_hash, tokenHash)).returning();",
    replace: "await tx.delete(sessions).where(eq(sessions.customer_id, id)).returning();",
    tests: ["tests/sessions.shop.test.ts"],
  },
  {
    name: "ending the other sessions ends those of all customers",
    kind: "access",
    file: "server/commerce/accounts/sessions.ts",
    find: `    .where(and(eq(sessions.customer_id, customerId), ne(sessions.token_hash, tokenHash)))
    .returning();`,
    replace: `    .where(ne(sessions.token_hash, tokenHash))
    .returning();`,
    tests: ["tests/open-sessions.shop.test.ts"],
  },
  {
    name: "another customer's session can be ended",
    kind: "access",
    file: "server/commerce/accounts/open-sessions.ts",
    find: "and(eq(sessions.customer_id, customer.id), eq(sessions.id, sessionId), gt(sessions.expires_at, at))",
    replace: "and(eq(sessions.id, sessionId), gt(sessions.expires_at, at))",
    tests: ["tests/open-sessions.shop.test.ts"],
  },
  {
    name: "the sessions of all customers are listed",
    kind: "access",
    file: "server/commerce/accounts/open-sessions.ts",
    find: "and(eq(sessions.customer_id, customerId), gt(sessions.expires_at, clock()))",
    replace: "gt(sessions.expires_at, clock())",
    tests: ["tests/open-sessions.shop.test.ts"],
  },
  {
    name: "a link for a new password never expires",
    kind: "access",
    file: "server/commerce/accounts/signed-tokens.ts",
    find: "return read === null || read.isExpired ? null : read.id;",
    replace: "return read === null ? null : read.id;",
    tests: ["tests/recovery.shop.test.ts"],
  },
  {
    name: "a token for one purpose is accepted for another",
    kind: "access",
    file: "server/commerce/accounts/signed-tokens.ts",
    find: `if (!verifySignature(services.secrets, \`\${use} \${content}\`, signature)) return null;
`,
    replace: `if (!["reset", "confirm", "decline"].some((one) => verifySignature(services.secrets, \`\${one} \${content}\`, signature))) return null;
`,
    tests: ["tests/email-ownership.shop.test.ts"],
  },
  {
    name: "links for a new password are mailed without a pause",
    kind: "access",
    file: "server/commerce/accounts/recovery.ts",
    find: "new Date(now.getTime() - wait)",
    replace: "now",
    tests: ["tests/recovery.shop.test.ts"],
  },
  {
    name: "an expired link confirms an address",
    kind: "access",
    file: "server/commerce/accounts/confirmation.ts",
    find: 'return read.isExpired ? "expired" : customer;',
    replace: "return customer;",
    tests: ["tests/sign-up.shop.test.ts", "tests/email-ownership.shop.test.ts"],
  },
  {
    name: "a confirmation link works after the credentials changed",
    kind: "access",
    file: "server/commerce/accounts/confirmation.ts",
    find: `  if (read.version !== customer.credential_version) return "invalid";
`,
    replace: "",
    tests: ["tests/email-ownership.shop.test.ts", "tests/credentials.shop.test.ts"],
  },
  {
    name: "the current password is not checked when it is changed",
    kind: "access",
    file: "server/commerce/accounts/change-password.ts",
    find: `  if (!(await verifyPassword(current_password, before.password_hash, before.email_key))) return "incorrect";
`,
    replace: "",
    tests: ["tests/password.shop.test.ts"],
  },
  {
    name: "a change of the password ends the session that made it",
    kind: "access",
    file: "server/commerce/accounts/change-password.ts",
    find: `    await renewSession(tx, tokenHash, credential_version);
`,
    replace: "",
    tests: ["tests/password.shop.test.ts"],
  },
  {
    name: "customers are their own tour lead",
    kind: "access",
    file: "server/commerce/accounts/change-customer.ts",
    find: "(!lead || lead.id === customerId)",
    replace: "!lead",
    tests: ["tests/edit-account.shop.test.ts"],
  },
  {
    name: "the invoice address of the account is saved as its delivery address",
    kind: "addresses",
    file: "server/commerce/accounts/change-customer.ts",
    find: `  delivery_address,
  invoice_address,
});`,
    replace: `  delivery_address: invoice_address ?? delivery_address,
  invoice_address,
});`,
    tests: ["tests/account-actors.shop.test.ts", "tests/edit-account.shop.test.ts"],
  },
  {
    name: "an address is accepted that only another market delivers to",
    kind: "addresses",
    file: "server/commerce/accounts/change-customer.ts",
    find: "all.filter(({ id }) => market_id === undefined || id === market_id)",
    replace: "all",
    tests: ["tests/edit-account.shop.test.ts"],
  },
  {
    name: "two simultaneous log-ins are mailed twice",
    kind: "jobs and mails",
    file: "server/commerce/accounts/new-browser.ts",
    find: "if (before!.isRepeated || before!.places >= mostPlaces) return;",
    replace: "if (before!.places >= mostPlaces) return;",
    tests: ["tests/new-browser-mails.shop.test.ts"],
  },
];
