import { and, eq, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import {
  captchaAnswers,
  contactMessages,
  customers,
  firstPasswords,
  passwordRecoveries,
  pointTransactions,
  sentMessages,
  sessions,
} from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import { shopFacts } from "../database/schema.ts";
import type { Services } from "../services.ts";

/** Milliseconds. What a link was is told for a while after it stopped working. */
const day = 86_400_000;

/** Deletes what has expired and is of no use to anybody any more. */
export async function clearExpired({
  database: { queries },
  clock,
  limits,
}: Pick<Services, "database" | "clock" | "limits">): Promise<void> {
  const now = clock();
  await queries.delete(sessions).where(lte(sessions.expires_at, now));
  await queries.delete(captchaAnswers).where(lte(captchaAnswers.expires_at, now));
  await queries
    .delete(passwordRecoveries)
    .where(lte(passwordRecoveries.asked_at, new Date(now.getTime() - day)));
  await queries
    .delete(firstPasswords)
    .where(lte(firstPasswords.expires_at, new Date(now.getTime() - 30 * day)));
  await queries.delete(sentMessages).where(lte(sentMessages.expires_at, now));
  // Both mails of a message should have been sent long before.
  await queries
    .delete(contactMessages)
    .where(lte(contactMessages.created_at, new Date(now.getTime() - 30 * day)));
  await clearUnconfirmed(queries, now);
  await limits.clear();
}

/** Accounts whose address nobody confirmed for a month; nobody could log in to them. A demo shop has one to show. */
async function clearUnconfirmed(queries: Queries, now: Date): Promise<void> {
  const [demo] = await queries.select().from(shopFacts).where(eq(shopFacts.name, "demo"));
  if (demo) return;
  const mine = queries
    .select({ one: sql`1` })
    .from(pointTransactions)
    .where(eq(pointTransactions.customer_id, customers.id));
  await queries
    .delete(customers)
    .where(
      and(
        isNull(customers.email_confirmed_at),
        isNull(customers.deleted_at),
        isNotNull(customers.password_hash),
        lte(customers.created_at, new Date(now.getTime() - 30 * day)),
        notExists(mine),
      ),
    );
}
