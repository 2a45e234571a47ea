import { lockVerifiedCustomer, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { exportPayouts, type ExportPayoutsResult } from "./export-payouts.ts";

/** For an administrator whose password was verified, unless their credentials have changed since. */
export async function exportPayoutsFor(
  services: Pick<Services, "database" | "clock" | "bankKey">,
  verified: CustomerRow,
  request: { exportId: string; currency: string },
): Promise<ExportPayoutsResult | { outcome: "credentialsChanged" }> {
  const { database } = services;
  return database.transaction(async (tx) => {
    const administrator = await lockVerifiedCustomer(tx, verified);
    if (!administrator) return { outcome: "credentialsChanged" };
    const databaseInTransaction: Services["database"] = {
      ...database,
      queries: tx,
      transaction: (work) => work(tx),
    };
    return exportPayouts(
      { ...services, database: databaseInTransaction },
      customerActor(administrator),
      request,
    );
  });
}
