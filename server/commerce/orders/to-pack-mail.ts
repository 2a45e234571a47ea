import { nameWithVariant } from "#domain/variant-name.ts";
import { eq } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import { lineTotal } from "#domain/line-total.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { quoteLine } from "./order-quote.ts";
import { findItems, orderTotal } from "./orders.ts";

/** To the shop, in its first language: a paid order without personal data. */
export async function mailOrderToPack(services: Services, orderId: string): Promise<void> {
  const { queries } = services.database;
  const [order] = await queries.select().from(orders).where(eq(orders.id, orderId));
  if (order?.status !== "paid") return;
  const words = await wordsIn(queries, null);
  const { say } = words;
  const { reference, wished_on: day, leaves_on: leaves } = order;
  const wish =
    day === null || leaves === null
      ? []
      : [
          say("mail.order_to_pack.wished", {
            day: words.days(day, day),
            leaves: words.days(leaves, leaves),
          }),
        ];
  const write = (minor: bigint) => words.money(minor, order);
  const amount = write(orderTotal(order));
  const lines = (await findItems(queries, [orderId])).map((item) => ({
    label: `${words.count(item.count)} × ${nameWithVariant(item.name, item.variant_name)}`,
    value: write(lineTotal(quoteLine(item))),
  }));
  const { contact_email } = await readShopSettings(services);
  const href = absoluteUrl(services.settings.publicUrl, words.languageId, links.adminOrder(orderId));
  const email = {
    heading: say("mail.order_to_pack.subject", { reference, amount }),
    parts: [
      ...[say("mail.order_to_pack.text"), ...wish].map((text) => ({ kind: "paragraph" as const, text })),
      { kind: "bill" as const, lines, sums: [] },
      { kind: "button" as const, text: say("mail.order_to_pack.act"), href },
    ],
  };
  const id = `order-to-pack-mail.${orderId}`;
  await services.mailer.send({ id, to: contact_email, ...renderEmailBodies(email, words) });
}
