import { eq } from "drizzle-orm";
import { authenticatorApps, passkeys, recoveryCodes } from "../database/authenticator-schema.ts";
import type { Queries } from "../database/database.ts";

/** Deletes all that an account can prove itself with, beside its password. */
export async function forgetAuthenticators(tx: Queries, customerId: string): Promise<void> {
  for (const table of [passkeys, authenticatorApps, recoveryCodes])
    await tx.delete(table).where(eq(table.customer_id, customerId));
}
