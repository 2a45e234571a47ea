import { eq } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import type { EmailPart } from "#server/commerce/mail/email-template.ts";
import { renderEmailBodies } from "#server/commerce/mail/render-email-bodies.ts";
import { findMarket, isOpen } from "#server/commerce/markets/markets.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import type { Services } from "#server/commerce/services.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { products } from "#server/platform/database/schema.ts";
import { stockAlerts } from "#server/platform/database/stock-schema.ts";
import { confirmationToken, deletionToken } from "./links.ts";
import { findWantedVariant } from "./wanted-variant.ts";

type Alert = typeof stockAlerts.$inferSelect;
type Given = { alertId: string };

/** Opens a page on which a button confirms. */
export async function mailStockAlertConfirmation(
  services: Services,
  jobId: string,
  { alertId }: Given,
): Promise<void> {
  const found = await findAlert(services, alertId);
  if (!found) return;
  const { alert, words, variant } = found;
  if (!variant) return;
  const { say } = words;
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say("mail.stock_alert_confirmation.text", { name: variant.name }) },
    {
      kind: "button",
      text: say("mail.stock_alert_confirmation.act"),
      href: at(
        services,
        words,
        links.stockAlert({ token: confirmationToken(services, alert.id), of: alert.variant_id }),
      ),
    },
    { kind: "paragraph", text: say("mail.stock_alert_confirmation.not_you") },
    deletionPart(services, alert, words),
  ];
  await services.mailer.send({
    id: `stock-alert-confirmation-mail.${jobId}`,
    to: alert.email,
    ...renderEmailBodies({ heading: say("mail.stock_alert_confirmation.subject"), parts }, words),
  });
}

/** Once; then the alert is deleted. If the variant is sold out again by now, the alert goes on waiting. */
export async function mailStockAlert(services: Services, { alertId }: Given): Promise<void> {
  const { queries } = services.database;
  const found = await findAlert(services, alertId);
  if (!found) return;
  const { alert, words, variant, fragment } = found;
  if (!alert.confirmed_at) return;
  if (!variant?.isAvailable) {
    await queries.update(stockAlerts).set({ mailing_since: null }).where(eq(stockAlerts.id, alertId));
    return;
  }
  const { say } = words;
  const product = `${links.product(fragment, undefined, variant.reference)}&market=${alert.market_id}`;
  const parts: EmailPart[] = [
    { kind: "paragraph", text: say("mail.stock_alert.text", { name: variant.name }) },
    { kind: "button", text: say("mail.stock_alert.act"), href: at(services, words, product) },
    { kind: "paragraph", text: say("mail.stock_alert.only_mail") },
    deletionPart(services, alert, words),
  ];
  await services.mailer.send({
    id: `stock-alert-mail.${alertId}`,
    to: alert.email,
    ...renderEmailBodies({ heading: say("mail.stock_alert.subject", { name: variant.name }), parts }, words),
  });
  await queries.delete(stockAlerts).where(eq(stockAlerts.id, alertId));
}

const deletionPart = (services: Services, alert: Alert, words: Words): EmailPart => ({
  kind: "link",
  text: words.say("mail.stock_alert.delete"),
  href: at(services, words, links.stockAlert({ delete: deletionToken(services, alert.address_digest) })),
});

const at = ({ settings }: Services, { languageId }: Words, path: string): string =>
  absoluteUrl(settings.publicUrl, languageId, path);

/** `variant`: null if the market does not sell it any more. */
async function findAlert({ database: { queries } }: Services, alertId: string) {
  const [row] = await queries
    .select({ alert: stockAlerts, fragment: products.url_fragment, retired_at: products.retired_at })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variant_id))
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .where(eq(stockAlerts.id, alertId));
  const market = row && (await findMarket(queries, row.alert.market_id));
  if (!row || !market) return null;
  const { alert, fragment } = row;
  const words = await wordsIn(queries, alert.language_id);
  const locale = { market, languageId: words.languageId, fallbackId: market.languages[0]! };
  const isSold = isOpen(market) && row.retired_at === null;
  const variant = isSold ? await findWantedVariant(queries, locale, alert.variant_id) : null;
  return { alert, fragment, words, variant };
}
