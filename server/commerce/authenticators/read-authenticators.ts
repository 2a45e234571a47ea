import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findAuthenticatorApp } from "./authenticator-app.ts";
import { findPasskeys, toWirePasskey } from "./passkeys.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

export async function readAuthenticators(
  queries: Queries,
  customerId: string,
): Promise<Schemas["Authenticators"]> {
  const app = await findAuthenticatorApp(queries, customerId);
  return {
    passkeys: (await findPasskeys(queries, customerId)).map(toWirePasskey),
    app: app && { created_at: app.created_at.toISOString() },
    recovery_codes_left: await countRecoveryCodes(queries, customerId),
  };
}
