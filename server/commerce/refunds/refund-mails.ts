import { and, eq, isNull } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { findDocuments } from "#server/commerce/documents/documents.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { buyerName } from "#server/commerce/orders/buyer-name.ts";
import { orderAddress } from "#server/commerce/orders/order-link.ts";
import type { EmailTemplate, EmailPart } from "#server/commerce/mail/email-template.ts";
import type { Attachment } from "#server/commerce/mail/mailer.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import { creditNoteNumber, refundTotals, withRefundItems } from "#server/commerce/orders/order-returns.ts";
import { findItems } from "#server/commerce/orders/orders.ts";
import { refundedBefore, bookedRefundTotals } from "#server/commerce/orders/refund-totals.ts";
import type { Services } from "#server/commerce/services.ts";
import {
  requestedRefundRows,
  bookedRefundRows,
  declinedRows,
  type MailedRefund,
} from "./refund-mail-rows.ts";

const { customers, orders } = customerSchema;
export const paragraph = (text: string): EmailPart => ({ kind: "paragraph", text });

/** To the customer: the request was received. */
export async function mailRequested(services: Services, refundId: string): Promise<void> {
  const mailed = await findMailedRefund(services.database.queries, refundId);
  if (!mailed) return;
  await mailCustomer(services, "refund-requested-mail", mailed, (words) => ({
    heading: words.say("mail.refund_requested.subject", { reference: mailed.order.reference }),
    parts: [
      paragraph(words.say("mail.refund_requested.text", { reference: mailed.order.reference })),
      { kind: "bill", ...requestedRefundRows(mailed, words) },
    ],
  }));
}

/** To the shop, in its first language: a request needs a decision. It contains as little personal data as possible. */
export async function mailToDecide(services: Services, refundId: string): Promise<void> {
  const { queries } = services.database;
  const mailed = await findMailedRefund(queries, refundId);
  if (!mailed) return;
  const { refund, order, items } = mailed;
  const words = await wordsIn(queries, null);
  const { say } = words;
  const { value } = refundTotals(refund, order, items);
  const amount = words.money(value, order);
  const { contact_email } = await readShopSettings(services);
  const href = absoluteUrl(services.settings.publicUrl, words.languageId, links.adminRefund(refundId));
  const email: EmailTemplate = {
    heading: say("mail.refund_to_decide.subject", { reference: order.reference, amount }),
    parts: [
      paragraph(say("mail.refund_to_decide.text")),
      { kind: "bill", ...requestedRefundRows(mailed, words) },
      { kind: "button", text: say("mail.refund_to_decide.act"), href },
    ],
  };
  const id = `refund-to-decide-mail.${refundId}`;
  await services.mailer.send({ id, to: contact_email, ...renderEmailBodies(email, words) });
}

/** To the customer: what was refunded, with the credit note. The transaction that adds the credit note enqueues it. */
export async function mailApproved(services: Services, refundId: string): Promise<void> {
  const { queries } = services.database;
  const mailed = await findMailedRefund(queries, refundId);
  if (!mailed) return;
  const { refund, order, items } = mailed;
  const creditNote = (await findDocuments(queries, [order.id])).find((row) => row.refund_id === refundId);
  if (!creditNote) return;
  const figures = bookedRefundTotals(order, items, refund, await refundedBefore(queries, refund));
  const done = refund.withdrawn_at ? "mail.withdrawal_paid" : "mail.refund_approved";
  const text = refund.withdrawn_at
    ? "mail.withdrawal_paid.text"
    : refund.declined_items
      ? "mail.refund_approved.in_part"
      : "mail.refund_approved.text";
  const letterIn = (words: Words, customer: MailedCustomer): EmailTemplate => {
    const { say } = words;
    const has = (by: "points" | "provider") => figures.back.some((part) => part.by === by);
    return {
      heading: say(`${done}.subject`, { reference: order.reference }),
      parts: [
        paragraph(say(text, { reference: order.reference })),
        { kind: "bill", ...bookedRefundRows(order, figures, words) },
        ...(has("provider") ? [paragraph(say("mail.refund_approved.money"))] : []),
        ...(has("points") ? [paragraph(say("mail.refund_approved.points"))] : []),
        ...(refund.earned_points > 0 && !isGuest(customer)
          ? [paragraph(say("mail.refund_approved.earned", { points: refund.earned_points }))]
          : []),
        paragraph(say("mail.refund_approved.credit_note", { number: creditNoteNumber(refund) })),
        ...declinedIn(mailed, words),
      ],
    };
  };
  await mailCustomer(services, "refund-approved-mail", mailed, letterIn, {
    filename: creditNote.file_name,
    contentType: creditNote.content_type,
    content: await services.documentFiles.read(creditNote.content_hash),
  });
}

function declinedIn(mailed: MailedRefund, words: Words): EmailPart[] {
  const { declined_items: declined, decision_note: note } = mailed.refund;
  if (!declined) return [];
  return [
    { kind: "heading", text: words.say("mail.refund_approved.declined") },
    { kind: "facts", rows: declinedRows(mailed, words) },
    ...(note === null ? [] : [{ kind: "quote" as const, text: note }]),
  ];
}

/** To the customer: the rejection with the administrator's reason. */
export async function mailRejected(services: Services, refundId: string): Promise<void> {
  const mailed = await findMailedRefund(services.database.queries, refundId);
  if (!mailed) return;
  const { refund, order } = mailed;
  await mailCustomer(services, "refund-rejected-mail", mailed, ({ say }) => ({
    heading: say("mail.refund_rejected.subject", { reference: order.reference }),
    parts: [
      paragraph(say("mail.refund_rejected.text", { reference: order.reference })),
      { kind: "quote", text: refund.decision_note ?? "" },
    ],
  }));
}

/** Null if it was deleted. */
export async function findMailedRefund(queries: Queries, refundId: string): Promise<MailedRefund | null> {
  const [row] = await queries
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(eq(refunds.id, refundId));
  if (!row) return null;
  const [refund] = await withRefundItems(queries, [row.refund]);
  return { refund: refund!, order: row.order, items: await findItems(queries, [row.order.id]) };
}

type MailedCustomer = { guest_email_key: string | null };

/** In the request's language, unless the account was deleted. A repeated mail has the same id. */
export async function mailCustomer(
  services: Services,
  kind: string,
  { refund, order }: MailedRefund,
  letterIn: (words: Words, customer: MailedCustomer) => EmailTemplate,
  attachment?: Attachment,
): Promise<void> {
  const { queries } = services.database;
  const [customer] = await queries
    .select({ email: customers.email, guest_email_key: customers.guest_email_key })
    .from(customers)
    .where(and(eq(customers.id, refund.customer_id), isNull(customers.deleted_at)));
  if (!customer) return;
  const words = await wordsIn(queries, refund.language_id);
  const { say } = words;
  const { heading, parts } = letterIn(words, customer);
  const email: EmailTemplate = {
    heading,
    parts: [
      paragraph(say("mail.greeting", { name: buyerName(order) })),
      ...parts,
      {
        kind: "button",
        text: say("mail.see_order"),
        href: orderAddress(services, words.languageId, order, customer),
      },
      paragraph(say("mail.questions")),
    ],
  };
  await services.mailer.send({
    id: `${kind}.${refund.id}`,
    to: customer.email,
    replyTo: order.seller?.email,
    ...renderEmailBodies(email, words),
    ...(attachment && { attachments: [attachment] }),
  });
}
