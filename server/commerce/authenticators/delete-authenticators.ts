import { eq } from "drizzle-orm";
import {
  authenticatorApps,
  passkeys,
  recoveryCodes,
} from "#server/platform/database/authenticator-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";

export async function deleteAuthenticators(tx: Queries, customerId: string): Promise<void> {
  await deleteAdministratorAuthenticators(tx, customerId);
  await tx.delete(passkeys).where(eq(passkeys.customer_id, customerId));
}

export async function deleteAdministratorAuthenticators(tx: Queries, customerId: string): Promise<void> {
  for (const table of [authenticatorApps, recoveryCodes])
    await tx.delete(table).where(eq(table.customer_id, customerId));
}
