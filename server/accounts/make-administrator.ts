import { eq } from "drizzle-orm";
import { addressOf, links } from "#domain/links.ts";
import { audit, operator } from "../audit/audit.ts";
import { customers } from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import { newId } from "../ids.ts";
import { wordsIn } from "../markets/words.ts";
import type { Services } from "../services.ts";
import { shortenSessions } from "./sessions.ts";
import { emailKey } from "./customers.ts";
import { openFirstPassword } from "./first-password.ts";

/** `passwordLink`: where an account that was made for this sets its password, within seven days; null: it has one. */
export type Administrator = { email: string; passwordLink: string | null };

/** Makes somebody an administrator, with a new account if the address has none. */
export async function makeAdministrator(
  { database, clock, settings }: Pick<Services, "database" | "clock" | "settings">,
  email: string,
): Promise<Administrator> {
  return database.transaction(async (tx) => {
    const at = clock();
    const { id, hasPassword } = await accountOf(tx, email.trim(), at);
    await audit(tx, { action: "customer.made_administrator", at, actor: operator, ownerId: id });
    await shortenSessions(tx, id, at);
    if (hasPassword) return { email, passwordLink: null };
    const account = await openFirstPassword(tx, id, at);
    const { languageId } = await wordsIn(tx, null);
    return {
      email,
      passwordLink: addressOf(settings.publicUrl, languageId, links.firstPassword(account)),
    };
  });
}

async function accountOf(
  tx: Queries,
  email: string,
  now: Date,
): Promise<{ id: string; hasPassword: boolean }> {
  const role = "administrator" as const;
  const [known] = await tx
    .update(customers)
    .set({ role, updated_at: now })
    .where(eq(customers.email_key, emailKey(email)))
    .returning();
  if (known) return { id: known.id, hasPassword: known.password_hash !== null };
  const id = newId();
  await tx.insert(customers).values({
    id,
    email,
    email_key: emailKey(email),
    role,
    active: true,
    created_at: now,
    updated_at: now,
  });
  return { id, hasPassword: false };
}
