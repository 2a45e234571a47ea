import { and, eq } from "drizzle-orm";
import { hasOtherAdministrator } from "#server/commerce/accounts/administrators.ts";
import { dismissAdministrator } from "#server/commerce/accounts/credentials.ts";
import { emailKey, lockCustomer } from "#server/commerce/accounts/customers.ts";
import { endSessions } from "#server/commerce/accounts/sessions.ts";
import { writeAuditEntry, operatorActor } from "#server/commerce/audit/audit.ts";
import {
  deleteAdministratorAuthenticators,
  deleteAuthenticators,
} from "#server/commerce/authenticators/delete-authenticators.ts";
import { mailChange } from "#server/commerce/authenticators/change-mail.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Services } from "#server/commerce/services.ts";

type Operating = Pick<Services, "database" | "clock"> & { jobs: Pick<Services["jobs"], "enqueue"> };

/** Demotes an administrator to a customer; `last`: refused, because the shop would have none. */
export async function removeAdministrator(
  { database, clock }: Pick<Services, "database" | "clock">,
  email: string,
): Promise<"removed" | "last" | "noAdministrator"> {
  return database.transaction(async (tx) => {
    const id = await findAdministrator(tx, email);
    if (id === null) return "noAdministrator";
    if (!(await hasOtherAdministrator(tx, id))) return "last";
    if ((await lockCustomer(tx, id)).role !== "administrator") return "noAdministrator";
    const at = clock();
    await dismissAdministrator(tx, id, at);
    await deleteAdministratorAuthenticators(tx, id);
    const action = "customer.removed_as_administrator";
    await writeAuditEntry(tx, { action, at, actor: operatorActor, ownerId: id });
    return "removed";
  });
}

/** Deletes an administrator's lost passkeys, app and recovery codes. The next log-in enrols new ones. */
export async function resetSecondFactor(
  { database, clock, jobs }: Operating,
  email: string,
): Promise<"reset" | "noAdministrator"> {
  return database.transaction(async (tx) => {
    const id = await findAdministrator(tx, email);
    if (id === null) return "noAdministrator";
    await lockCustomer(tx, id);
    const at = clock();
    await deleteAuthenticators(tx, id);
    await endSessions(tx, id);
    await writeAuditEntry(tx, { action: "second_factor.reset", at, actor: operatorActor, ownerId: id });
    await mailChange(tx, { jobs }, id, "second_factor_reset");
    return "reset";
  });
}

async function findAdministrator(tx: Queries, email: string): Promise<string | null> {
  const isMeant = and(eq(customers.email_key, emailKey(email)), eq(customers.role, "administrator"));
  const [administrator] = await tx.select({ id: customers.id }).from(customers).where(isMeant);
  return administrator?.id ?? null;
}
