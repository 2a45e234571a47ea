import { and, eq } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import { customers, passwordRecoveries as recoveries } from "#server/platform/database/customer-schema.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { recoveryToken } from "./recovery.ts";

/** Sends a link that sets a new password, if the address has an account. It opens a page on which a button acts. */
export async function mailRecovery(
  services: Services,
  jobId: string,
  { recoveryId }: { recoveryId: string },
): Promise<void> {
  const { queries } = services.database;
  const [recovery] = await queries
    .select({ customer: customers })
    .from(recoveries)
    .innerJoin(
      customers,
      and(
        eq(customers.email_key, recoveries.email_key),
        eq(customers.credential_version, recoveries.credential_version),
      ),
    )
    .where(eq(recoveries.id, recoveryId));
  if (!recovery) return;
  const words = await wordsIn(queries, recovery.customer.language_id);
  const { languageId, say } = words;
  const link = links.resetPassword(recoveryToken(services, recoveryId));
  const href = absoluteUrl(services.settings.publicUrl, languageId, link);
  const heading = say("mail.recovery.subject");
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say("mail.recovery.text") },
    { kind: "button", text: say("mail.recovery.act"), href },
    { kind: "paragraph", text: say("mail.recovery.not_you") },
  ];
  await services.mailer.send({
    id: `recovery-mail.${jobId}`,
    to: recovery.customer.email,
    ...renderEmailBodies({ heading, parts }, words),
  });
}
