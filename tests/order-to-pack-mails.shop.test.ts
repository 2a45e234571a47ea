import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "#server/platform/database/schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { mailOrderToPack } from "#server/commerce/orders/to-pack-mail.ts";
import { fern } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

type Language = Omit<typeof languages.$inferSelect, "translations">;
const languageOf = (id: string): Language =>
  parse(readFileSync(join(import.meta.dirname, `../shop-data/languages/${id}.yaml`), "utf8"));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let position = 0;

test.each([
  ["en", "An order is paid and waiting to be packed."],
  ["de", "Eine Bestellung ist bezahlt und kann gepackt werden."],
  ["cs", "Objednávka je zaplacená a čeká na zabalení."],
  ["ja", "お支払いが完了した注文があります。"],
  ["ar", "طلب مدفوع بانتظار التجهيز."],
])(
  "a shop whose first language is %s gets the new-order mail in it, without personal data",
  async (id, expected) => {
    const { queries } = shop.services.database;
    const customer = await shop.customer();
    const order = await refundHelpers(shop, customer).paidOrder([fern]);
    position -= 1;
    const row = { ...languageOf(id), translations: {}, position };
    await queries.insert(languages).values(row).onConflictDoUpdate({ target: languages.id, set: row });
    await mailOrderToPack(shop.services, order.id);
    const mails = await readOutbox(shop.services.files);
    const mail = mails.find((one) => one.id === `order-to-pack-mail.${order.id}`)!;
    expect(mail.to).toBe((await readShopSettings(shop.services)).contact_email);
    expect(mail.subject).toContain(order.reference);
    // Two ferns and delivery.
    expect(mail.subject).toMatch(/44[.,]85|٤٤٫٨٥/);
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain(expected);
    expect(mail.text).toContain(`/admin/orders/${order.id}`);
    expect(mail.text).not.toMatch(/Ada|Jansen|Prinsengracht/);
    expect(mail.text).not.toContain(customer.email);
  },
);
