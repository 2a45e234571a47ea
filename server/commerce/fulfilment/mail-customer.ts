import type { EmailTemplate, EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import { buyerName } from "#server/commerce/orders/buyer-name.ts";
import { findOrderToMail, type OrderToMail } from "#server/commerce/orders/order-to-mail.ts";
import { findItems, lineName, type ItemRow } from "#server/commerce/orders/orders.ts";
import { hasConverted } from "#server/commerce/points/points.ts";
import type { Services } from "#server/commerce/services.ts";

export const paragraph = (text: string): EmailPart => ({ kind: "paragraph", text });

export type About = OrderToMail & { items: readonly ItemRow[]; hasConverted: boolean };

export async function findAbout({ database }: Services, orderId: string): Promise<About | null> {
  const { queries } = database;
  const row = await findOrderToMail(queries, orderId);
  if (!row) return null;
  const items = await findItems(queries, [orderId]);
  return { ...row, items, hasConverted: await hasConverted(queries, orderId) };
}

export const packed = (items: readonly ItemRow[], pieces: ReadonlyMap<string, number>, words: Words) =>
  items.flatMap((item) => {
    const count = pieces.get(item.id) ?? 0;
    return count > 0 ? [{ label: lineName(item), value: `× ${words.count(count)}` }] : [];
  });

/** In the order's language. A repeated mail has the same id. */
export async function mailCustomer(
  services: Services,
  id: string,
  { order, email }: About,
  letterIn: (words: Words) => EmailTemplate,
): Promise<void> {
  const words = await wordsIn(services.database.queries, order.language_id);
  const { say } = words;
  const { heading, parts } = letterIn(words);
  const template: EmailTemplate = {
    heading,
    parts: [
      paragraph(say("mail.greeting", { name: buyerName(order) })),
      ...parts,
      paragraph(say("mail.questions")),
    ],
  };
  await services.mailer.send({
    id,
    to: email,
    replyTo: order.seller?.email,
    ...renderEmailBodies(template, words),
  });
}
