import { eq } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { paymentIssues } from "#server/platform/database/payment-schema.ts";
import type { EmailTemplate, EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";

export async function mailIssue(services: Services, issueId: string): Promise<void> {
  const { queries } = services.database;
  const [stored] = await queries
    .select({ issue: paymentIssues, reference: orders.reference })
    .from(paymentIssues)
    .leftJoin(orders, eq(orders.id, paymentIssues.order_id))
    .where(eq(paymentIssues.id, issueId));
  if (!stored || stored.issue.closed_at) return;
  const { issue, reference } = stored;
  const words = await wordsIn(queries, null);
  const { say, languageId } = words;
  const { contact_email } = await readShopSettings(services);
  const at = (path: string) => absoluteUrl(services.settings.publicUrl, languageId, path);
  const paragraph = (text: string): EmailPart => ({ kind: "paragraph", text });
  const email: EmailTemplate = {
    heading: say("mail.payment_issue.subject", { reference: issue.reference }),
    parts: [
      paragraph(say(`mail.payment_issue.${issue.kind}`)),
      paragraph(issue.detail),
      ...(reference === null ? [] : [paragraph(say("mail.payment_issue.order", { reference }))]),
      { kind: "button", text: say("mail.payment_issue.act"), href: at(links.adminPayments()) },
    ],
  };
  const id = `payment-issue-mail.${issueId}`;
  await services.mailer.send({ id, to: contact_email, ...renderEmailBodies(email, words) });
}
