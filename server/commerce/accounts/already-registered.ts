import { eq } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { emailKey, findCustomer } from "./customers.ts";

/**
 * Tells an address's owner that someone tried to sign up with it; at most one mail a minute. Counted separately, so
 * that it does not delay confirmation mails.
 */
export async function notifyAddressOwner(
  { database, jobs, limits }: Pick<Services, "database" | "jobs" | "limits">,
  email: string,
): Promise<void> {
  const [owner] = await database.queries
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email_key, emailKey(email)));
  if (!owner) return;
  const seconds = await limits.take(["mailByAccount", `already registered ${owner.id}`]);
  if (seconds !== null) return;
  await database.transaction((tx) => jobs.enqueue(tx, "already-registered-mail", { customerId: owner.id }));
}

export async function mailAlreadyRegistered(
  services: Services,
  jobId: string,
  { customerId }: { customerId: string },
): Promise<void> {
  const { queries } = services.database;
  const customer = await findCustomer(queries, customerId);
  if (!customer) return;
  const words = await wordsIn(queries, customer.language_id);
  const { languageId, say } = words;
  const at = (path: string) => absoluteUrl(services.settings.publicUrl, languageId, path);
  const heading = say("mail.already_registered.subject");
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say("mail.already_registered.text") },
    { kind: "button", text: say("mail.already_registered.act"), href: at(links.login) },
    { kind: "link", text: say("mail.already_registered.password"), href: at(links.lostPassword()) },
    { kind: "paragraph", text: say("mail.already_registered.not_you") },
  ];
  await services.mailer.send({
    id: `already-registered-mail.${jobId}`,
    to: customer.email,
    ...renderEmailBodies({ heading, parts }, words),
  });
}
