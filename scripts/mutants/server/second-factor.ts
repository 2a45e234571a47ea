import type { ServerMutant } from "./mutant.ts";

export const secondFactorMutants: readonly ServerMutant[] = [
  {
    name: "a recovery code can be used twice",
    kind: "access",
    file: "server/commerce/authenticators/recovery-codes.ts",
    find: "and(eq(recoveryCodes.customer_id, customerId), isNull(recoveryCodes.used_at));",
    replace: "eq(recoveryCodes.customer_id, customerId);",
    tests: ["tests/second-factor.shop.test.ts"],
  },
  {
    name: "another account's recovery code is accepted",
    kind: "access",
    file: "server/commerce/authenticators/recovery-codes.ts",
    find: ".where(and(unused(customerId), eq(recoveryCodes.code_hash, hashOf(typed))))",
    replace: ".where(and(isNull(recoveryCodes.used_at), eq(recoveryCodes.code_hash, hashOf(typed))))",
    tests: ["tests/second-factor-guessing.shop.test.ts"],
  },
  {
    name: "a code of an authenticator app can be used twice",
    kind: "access",
    file: "server/commerce/authenticators/authenticator-app.ts",
    find: "lt(authenticatorApps.last_step, step)",
    replace: "lt(authenticatorApps.last_step, step + 1)",
    tests: ["tests/second-factor.shop.test.ts"],
  },
  {
    name: "an administrator with a second factor may prove themselves with the password",
    kind: "access",
    file: "server/commerce/authenticators/prove.ts",
    find: 'if (!hasPasskeys && !hasApp) return ["password"];',
    replace: 'if (!hasPasskeys || !hasApp) return ["password"];',
    tests: ["tests/second-factor.shop.test.ts"],
  },
  {
    name: "another account's passkey proves a session",
    kind: "access",
    file: "server/commerce/authenticators/prove.ts",
    find: `        row?.customer_id === account.id &&
`,
    replace: `        row !== null &&
`,
    tests: ["tests/passkeys.shop.test.ts"],
  },
  {
    name: "a session with a second factor is proved by the password",
    kind: "access",
    file: "server/commerce/accounts/second-factor-need.ts",
    find: 'role === "administrator" && hasSecondFactor ? null : now;',
    replace: 'role === "administrator" && !hasSecondFactor ? null : now;',
    tests: ["tests/second-factor.shop.test.ts"],
  },
  {
    name: "a challenge of a passkey can be used twice",
    kind: "access",
    file: "server/commerce/authenticators/challenges.ts",
    find: "  return first.length > 0;",
    replace: "  return first.length >= 0;",
    tests: ["tests/passkeys.shop.test.ts"],
  },
  {
    name: "administrators' operations are open to customers",
    kind: "access",
    file: "server/http/check-before-body.ts",
    find: "if (role && request.customer.role !== role) return sendResponse(reply, administratorsOnly);",
    replace: "if (role && !request.customer.role) return sendResponse(reply, administratorsOnly);",
    tests: ["tests/matrix.shop.test.ts"],
  },
  {
    name: "a sensitive operation needs no fresh proof",
    kind: "access",
    file: "server/http/check-before-body.ts",
    find: "if (isAsked && proofExpiresAt(provedAt, now()) === null)",
    replace: "if (isAsked && provedAt === null)",
    tests: ["tests/second-factor.shop.test.ts"],
  },
];
