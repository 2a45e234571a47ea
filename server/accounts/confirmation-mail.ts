import { eq } from "drizzle-orm";
import { confirmationToken } from "./confirmation.ts";
import { addressOf, links } from "#domain/links.ts";
import * as customerSchema from "../database/customer-schema.ts";
import type { Part } from "../mail/letter.ts";
import { writeLetter } from "../mail/write-letter.ts";
import type { Services } from "../services.ts";
import { wordsIn } from "../markets/words.ts";

/** The link that confirms an e-mail address, once per request. It only opens a page; a button there acts, and leads on to `returnTo`. */
export async function mailConfirmation(
  services: Services,
  requestId: string,
  { customerId, returnTo }: { customerId: string; returnTo: "checkout" | null },
): Promise<void> {
  const { queries } = services.database;
  const [customer] = await queries
    .select()
    .from(customerSchema.customers)
    .where(eq(customerSchema.customers.id, customerId));
  if (!customer || customer.email_confirmed_at) return;
  const words = await wordsIn(queries, customer.language_id);
  const { languageId, say } = words;
  const token = confirmationToken(services, customerId);
  const link = links.confirmEmail(token, returnTo === null ? undefined : links[returnTo]);
  const href = addressOf(services.settings.publicUrl, languageId, link);
  const heading = say("mail.confirmation.subject");
  const parts: Part[] = [
    { kind: "paragraph", text: say("mail.confirmation.text") },
    { kind: "button", text: say("mail.confirmation.act"), href },
  ];
  await services.mailer.send({
    id: `confirmation-mail.${requestId}`,
    to: customer.email,
    ...writeLetter({ heading, parts }, words),
  });
}
