import { captchaAnswers } from "#server/platform/database/server-schema.ts";
import { lte } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { expireAuditLog } from "#server/commerce/audit/expire.ts";
import { contactMessages, sentMessages } from "#server/platform/database/contact-schema.ts";
import { firstPasswords, passwordRecoveries, sessions } from "#server/platform/database/customer-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { deleteUnconfirmedAccounts } from "./clear-unconfirmed.ts";

export async function deleteExpired({
  database: { queries },
  clock,
  limits,
}: Pick<Services, "database" | "clock" | "limits">): Promise<void> {
  const now = clock();
  await queries.delete(sessions).where(lte(sessions.expires_at, now));
  await queries.delete(captchaAnswers).where(lte(captchaAnswers.expires_at, now));
  await queries
    .delete(passwordRecoveries)
    .where(lte(passwordRecoveries.asked_at, new Date(now.getTime() - retention.passwordRecovery)));
  await queries
    .delete(firstPasswords)
    .where(lte(firstPasswords.expires_at, new Date(now.getTime() - retention.expiredFirstPasswordLink)));
  await queries.delete(sentMessages).where(lte(sentMessages.expires_at, now));
  await queries
    .delete(contactMessages)
    .where(lte(contactMessages.created_at, new Date(now.getTime() - retention.contactMessage)));
  await deleteUnconfirmedAccounts(queries, now);
  await expireAuditLog(queries);
  await limits.clear();
}
