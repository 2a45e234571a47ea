import { eq } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import { findCustomer } from "#server/commerce/accounts/customers.ts";
import { payouts, selfBillingInvoices } from "#server/platform/database/payout-schema.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";

export async function mailPayout(
  services: Services,
  event: "requested" | "paid" | "failed",
  payoutId: string,
): Promise<void> {
  const { queries } = services.database;
  const [payout] = await queries.select().from(payouts).where(eq(payouts.id, payoutId));
  const customer = payout && (await findCustomer(queries, payout.customer_id));
  if (!customer) return;
  const [invoice] =
    event === "paid"
      ? await queries.select().from(selfBillingInvoices).where(eq(selfBillingInvoices.payout_id, payoutId))
      : [];
  const words = await wordsIn(queries, customer.language_id);
  const { say } = words;
  const values = {
    amount: words.money(payout.value_minor, payout),
    end: payout.iban_end,
  };
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say(`mail.payout_${event}.text`, values) },
    ...(invoice ? [{ kind: "paragraph", text: say("mail.payout_paid.invoice") } as const] : []),
    {
      kind: "button",
      text: say("mail.payout.act"),
      href: absoluteUrl(services.settings.publicUrl, words.languageId, links.commissions()),
    },
  ];
  await services.mailer.send({
    id: `payout-${event}-mail.${payoutId}`,
    to: customer.email,
    ...renderEmailBodies({ heading: say(`mail.payout_${event}.subject`, values), parts }, words),
    ...(invoice && {
      attachments: [
        {
          filename: invoice.file_name,
          contentType: "application/pdf",
          content: await services.documentFiles.read(invoice.content_hash),
        },
      ],
    }),
  });
}
