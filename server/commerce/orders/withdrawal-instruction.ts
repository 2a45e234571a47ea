import type { Queries } from "#server/platform/database/database.ts";
import { findPage } from "#server/commerce/content/pages.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { withdrawalDays } from "#server/commerce/markets/earnings-hold.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import { sellerLines } from "./address-lines.ts";
import { lineName, type ItemRow, type OrderRow } from "./orders.ts";

export const withdrawalPage = "withdrawal";

/** The withdrawal instruction that an order confirmation must contain, as text, because a linked page may change. */
export async function withdrawalInstruction(
  queries: Queries,
  order: OrderRow,
  items: readonly ItemRow[],
  words: Words,
): Promise<EmailPart[]> {
  const { headingsAndParagraphs: partsOf } = await import("#server/platform/html.ts");
  const market = await findMarket(queries, order.market_id);
  if (!market || withdrawalDays(order, market) === null) return [];
  const { languageId } = words;
  const place = { languageId, fallbackId: market.languages[0]!, url: withdrawalPage };
  const page = await findPage(queries, place);
  if (!page) return [];
  const names = items.flatMap((item) => (item.withdrawal_exempt ? [lineName(item)] : []));
  const exempt = words.say("mail.order_paid.withdrawal_exempt", { names: names.join(", ") });
  return [
    { kind: "heading", text: page.name },
    ...partsOf(page.content),
    ...(names.length > 0 ? [{ kind: "paragraph" as const, text: exempt }] : []),
    {
      kind: "address",
      heading: words.say("mail.order_paid.withdrawal_to"),
      lines: sellerLines(order.seller ?? market.seller, words),
    },
  ];
}
