import { absoluteUrl, links } from "#domain/links.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import { sellerLines } from "#server/commerce/orders/address-lines.ts";
import { refundTotals } from "#server/commerce/orders/order-returns.ts";
import type { Services } from "#server/commerce/services.ts";
import { requestedRefundRows, type MailedRefund } from "./refund-mail-rows.ts";
import { findMailedRefund, mailCustomer, paragraph } from "./refund-mails.ts";

/** To the customer, as the law requires at once: what was withdrawn, when it was received, and what happens next. */
export async function mailWithdrawn(services: Services, refundId: string): Promise<void> {
  const { queries } = services.database;
  const mailed = await findMailedRefund(queries, refundId);
  if (!mailed?.refund.withdrawn_at) return;
  const { refund, order } = mailed;
  const market = await findMarket(queries, order.market_id);
  const at = refund.withdrawn_at!;
  await mailCustomer(services, mailId("withdrawal-mail", mailed), mailed, (words) => {
    const { say } = words;
    const { reference } = order;
    return {
      heading: say("mail.withdrawal.subject", { reference }),
      parts: [
        paragraph(say("mail.withdrawal.text", { reference, time: words.moment(at, market!.time_zone) })),
        { kind: "bill", ...requestedRefundRows(mailed, words) },
        {
          kind: "address",
          heading: say("mail.withdrawal.send_back"),
          lines: sellerLines(order.seller ?? market!.seller, words),
        },
        paragraph(say("mail.withdrawal.money")),
      ],
    };
  });
}

/** To the shop, in its first language; like `mailToDecide` with as little personal data as possible. */
export async function mailWithdrawalToDecide(services: Services, refundId: string): Promise<void> {
  const { queries } = services.database;
  const mailed = await findMailedRefund(queries, refundId);
  if (!mailed?.refund.withdrawn_at) return;
  const { refund, order, items } = mailed;
  const words = await wordsIn(queries, null);
  const { say } = words;
  const { value } = refundTotals(refund, order, items);
  const amount = words.money(value, order);
  const { contact_email } = await readShopSettings(services);
  const href = absoluteUrl(services.settings.publicUrl, words.languageId, links.adminRefund(refundId));
  const email = {
    heading: say("mail.withdrawal_to_decide.subject", { reference: order.reference, amount }),
    parts: [
      paragraph(say("mail.withdrawal_to_decide.text")),
      { kind: "bill" as const, ...requestedRefundRows(mailed, words) },
      { kind: "button" as const, text: say("mail.refund_to_decide.act"), href },
    ],
  };
  const id = `${mailId("withdrawal-to-decide-mail", mailed)}.${refundId}`;
  await services.mailer.send({ id, to: contact_email, ...renderEmailBodies(email, words) });
}

/** A later, larger withdrawal gets its own mail. */
const mailId = (kind: string, { refund }: MailedRefund): string =>
  `${kind}.${refund.withdrawn_at!.getTime()}`;
