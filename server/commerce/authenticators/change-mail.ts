import { absoluteUrl, links } from "#domain/links.ts";
import { findCustomer } from "#server/commerce/accounts/customers.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";

export type SignInChange =
  | "passkey_added"
  | "passkey_removed"
  | "app_added"
  | "app_removed"
  | "recovery_codes_replaced"
  | "recovery_code_used"
  | "second_factor_reset";

/** Notifies a customer of changes to how they log in, in case another person made them. */
export const mailChange = async (
  tx: Queries,
  { jobs }: { jobs: Pick<Services["jobs"], "enqueue"> },
  customerId: string,
  change: SignInChange,
): Promise<void> => jobs.enqueue(tx, "sign-in-change-mail", { customerId, change });

export async function mailSignInChange(
  services: Services,
  jobId: string,
  { customerId, change }: { customerId: string; change: SignInChange },
): Promise<void> {
  const { queries } = services.database;
  const customer = await findCustomer(queries, customerId);
  if (!customer) return;
  const words = await wordsIn(queries, customer.language_id);
  const { languageId, say } = words;
  const href = absoluteUrl(services.settings.publicUrl, languageId, links.security);
  const heading = say("mail.sign_in_change.subject");
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say(`mail.sign_in_change.${change}`) },
    { kind: "paragraph", text: say("mail.sign_in_change.not_you") },
    { kind: "button", text: say("mail.sign_in_change.act"), href },
  ];
  await services.mailer.send({
    id: `sign-in-change-mail.${jobId}`,
    to: customer.email,
    ...renderEmailBodies({ heading, parts }, words),
  });
}
