import { absoluteUrl, links } from "#domain/links.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { findCustomer } from "./customers.ts";

const texts = {
  "password-changed-mail": "password_changed",
  "bank-account-changed-mail": "bank_account_changed",
} as const;

/** Alerts the customer in case another person changed it. */
export async function mailAccountChange(
  services: Services,
  job: keyof typeof texts,
  jobId: string,
  { customerId }: { customerId: string },
): Promise<void> {
  const { queries } = services.database;
  const customer = await findCustomer(queries, customerId);
  if (!customer) return;
  const words = await wordsIn(queries, customer.language_id);
  const { languageId, say } = words;
  const changed = texts[job];
  const href = absoluteUrl(services.settings.publicUrl, languageId, links.lostPassword());
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say(`mail.${changed}.text`) },
    { kind: "button", text: say(`mail.${changed}.act`), href },
  ];
  await services.mailer.send({
    id: `${job}.${jobId}`,
    to: customer.email,
    ...renderEmailBodies({ heading: say(`mail.${changed}.subject`), parts }, words),
  });
}
