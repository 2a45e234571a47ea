import { eq } from "drizzle-orm";
import { addressOf, links } from "#domain/links.ts";
import { customers, passwordRecoveries as recoveries } from "../database/customer-schema.ts";
import { wordsIn } from "../markets/words.ts";
import type { Services } from "../services.ts";
import { findCustomer } from "./customers.ts";
import { recoveryToken } from "./recovery.ts";

/** The link that sets a new password, if somebody has the address. It only opens a page; a button there acts. */
export async function mailRecovery(
  services: Services,
  jobId: string,
  { recoveryId }: { recoveryId: string },
): Promise<void> {
  const { queries } = services.database;
  const [found] = await queries
    .select({ customer: customers })
    .from(recoveries)
    .innerJoin(customers, eq(customers.email_key, recoveries.email_key))
    .where(eq(recoveries.id, recoveryId));
  if (!found) return;
  const { languageId, say } = await wordsIn(queries, found.customer.language_id);
  const link = links.resetPassword(recoveryToken(services, recoveryId));
  await services.mailer.send({
    id: `recovery-mail.${jobId}`,
    to: found.customer.email,
    subject: say("mail.recovery.subject"),
    text: [
      say("mail.recovery.text"),
      addressOf(services.settings.publicUrl, languageId, link),
      say("mail.recovery.not_you"),
      "Trellis",
    ].join("\n\n"),
  });
}

/** So that somebody whose password was changed by another hears of it. */
export async function mailPasswordChanged(
  services: Services,
  jobId: string,
  { customerId }: { customerId: string },
): Promise<void> {
  const { queries } = services.database;
  const customer = await findCustomer(queries, customerId);
  if (!customer) return;
  const { languageId, say } = await wordsIn(queries, customer.language_id);
  await services.mailer.send({
    id: `password-changed-mail.${jobId}`,
    to: customer.email,
    subject: say("mail.password_changed.subject"),
    text: [
      say("mail.password_changed.text"),
      addressOf(services.settings.publicUrl, languageId, links.lostPassword()),
      "Trellis",
    ].join("\n\n"),
  });
}
