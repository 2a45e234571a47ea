import { eq } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import { deleteAuthenticators } from "#server/commerce/authenticators/delete-authenticators.ts";
import { writeAuditEntry, operatorActor } from "#server/commerce/audit/audit.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { appointAdministrator, createAccount } from "#server/commerce/accounts/credentials.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import { issueFirstPasswordLink } from "#server/commerce/accounts/first-password.ts";

/** `passwordLink` sets the account's password within seven days. */
export type Administrator = { email: string; passwordLink: string };

/**
 * Makes an account, or a new one, an administrator's. Another person may have chosen its password and passkeys, so
 * they are discarded, every session ends, and the operator hands over a link that sets a new password.
 */
export async function makeAdministrator(
  { database, clock, settings }: Pick<Services, "database" | "clock" | "settings">,
  email: string,
): Promise<Administrator> {
  return database.transaction(async (tx) => {
    const at = clock();
    const id = await appoint(tx, email, at);
    await writeAuditEntry(tx, {
      action: "customer.made_administrator",
      at,
      actor: operatorActor,
      ownerId: id,
    });
    const account = await issueFirstPasswordLink(tx, id, at);
    const { languageId } = await wordsIn(tx, null);
    return {
      email,
      passwordLink: absoluteUrl(settings.publicUrl, languageId, links.confirmEmail({ account })),
    };
  });
}

async function appoint(tx: Queries, email: string, now: Date): Promise<string> {
  const created = await createAccount(tx, { email, role: "administrator", active: true }, now);
  if (created) return created.id;
  const [known] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email_key, emailKey(email)));
  await appointAdministrator(tx, known!.id, now);
  await deleteAuthenticators(tx, known!.id);
  return known!.id;
}
