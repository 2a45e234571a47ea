import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobActor } from "#server/commerce/audit/audit.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import { contactMessages } from "#server/platform/database/contact-schema.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { languages } from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { lockOrderOfCustomer } from "#server/commerce/orders/orders.ts";
import { markOrderPaid } from "#server/commerce/orders/paid.ts";
import type { JobData, JobName } from "#server/platform/jobs/job-types.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { address, fern, orderHelpers } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { tourLeadMails } from "./support/tour-lead-mails.ts";

const { orderItems, orders, passwordRecoveries } = customerSchema;
const ids = ["en", "de", "cs", "ja", "ar"] as const;
const languageOf = (id: string) =>
  parse(readFileSync(join(import.meta.dirname, `../shop-data/languages/${id}.yaml`), "utf8")) as Omit<
    typeof languages.$inferSelect,
    "translations"
  >;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  for (const id of ids) {
    const row = { ...languageOf(id), translations: {} };
    await shop.services.database.queries
      .insert(languages)
      .values(row)
      .onConflictDoUpdate({ target: languages.id, set: row });
  }
});
afterAll(() => shop.close());

/** Runs a job and returns its mail. */
async function mailOf<Name extends JobName>(name: Name, data: JobData[Name], to: string) {
  await jobHandlers(shop.services)[name](data, newId());
  const mails = await readOutbox(shop.services.files);
  return mails.find((mail) => mail.to === to && mail.id.startsWith(`${name}.`))!;
}

const wicked = `Ada <script>alert("1")</script> & <b>Co</b>`;

/** A paid order in a language, with markup in its names and no invoice yet. */
async function paidIn(language_id: string) {
  const { database } = shop.services;
  const customer = await shop.customer({ language_id });
  const { id } = await orderHelpers(shop, customer).submitted([fern]);
  const delivery_address = { ...address, first_name: wicked };
  await database.queries.update(orders).set({ language_id, delivery_address }).where(eq(orders.id, id));
  await database.queries.update(orderItems).set({ name_local: wicked }).where(eq(orderItems.order_id, id));
  await database.transaction(async (tx) => {
    await markOrderPaid(tx, shop.services, jobActor, await lockOrderOfCustomer(tx, id));
  });
  return { id, customer };
}

/** A contact message with markup in name and text. */
async function message(language_id: string) {
  const id = newId();
  const written = {
    email: `${id}@example.com`,
    name: wicked,
    topic: "workshop",
    message: `${wicked}\n\nAda`,
  } as const;
  const row = { ...written, order_reference: "7K3M9Q", market_id: "europe", is_own_address: true };
  const { queries } = shop.services.database;
  await queries.insert(contactMessages).values({ id, ...row, language_id, created_at: shop.clock.now });
  return id;
}

/** A refund request in a language, of a product whose name has markup. */
async function requestedIn(language_id: string) {
  const { queries } = shop.services.database;
  const customer = await shop.customer({ language_id });
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder();
  const delivery_address = { ...address, first_name: wicked };
  await queries.update(orders).set({ language_id, delivery_address }).where(eq(orders.id, order.id));
  await queries.update(orderItems).set({ name_local: wicked }).where(eq(orderItems.order_id, order.id));
  const { id } = await steps.draft(order);
  await steps.request(id);
  const decide = async (body: object) => {
    const { token } = await shop.customer({ role: "administrator" });
    expect((await shop.call("POST", `/admin/refunds/${id}/decision`, { token, body })).status).toBe(200);
  };
  return { id, customer, decide };
}

const shipment = {
  carrier: wicked.slice(0, 60),
  tracking_number: "7 & 8",
  tracking_url: "https://parcels.example/7?a=1&b=2",
};

async function shippedIn(language_id: string, given: typeof shipment) {
  const { id, customer } = await paidIn(language_id);
  const { token } = await shop.customer({ role: "administrator" });
  const act = async (what: string, body: object) =>
    expect((await shop.call("POST", `/admin/orders/${id}/${what}`, { token, body })).status).toBe(200);
  await act("ship", { shipment: given, replaces: null });
  return { id, customer, act };
}

/** The shop's first language from here on. */
const readIn = (language_id: string) =>
  shop.services.database.queries
    .update(languages)
    .set({ position: sql`case when ${languages.id} = ${language_id} then 0 else 1 end` });

const mails = {
  "the address's confirmation": async (language_id: string) => {
    const { id, email } = await shop.customer({ language_id, email_confirmed_at: null });
    const request = {
      at: shop.clock.now.toISOString(),
      browser: "Firefox",
      system: "Windows",
      network: "203.0.113.0/24",
    };
    const data = { customerId: id, returnTo: null, credentialVersion: 1, request };
    return mailOf("confirmation-mail", data, email);
  },
  "a lost password": async (language_id: string) => {
    const { email } = await shop.customer({ language_id });
    const id = newId();
    const asked_at = shop.clock.now;
    await shop.services.database.queries
      .insert(passwordRecoveries)
      .values({ id, email_key: emailKey(email), asked_at });
    return mailOf("recovery-mail", { recoveryId: id }, email);
  },
  "a changed password": async (language_id: string) => {
    const { id, email } = await shop.customer({ language_id });
    return mailOf("password-changed-mail", { customerId: id }, email);
  },
  "a changed bank account": async (language_id: string) => {
    const { id, email } = await shop.customer({ language_id });
    return mailOf("bank-account-changed-mail", { customerId: id }, email);
  },
  "a new passkey": async (language_id: string) => {
    const { id, email } = await shop.customer({ language_id });
    return mailOf("sign-in-change-mail", { customerId: id, change: "passkey_added" }, email);
  },
  "a second factor that the operator has reset": async (language_id: string) => {
    const { id, email } = await shop.customer({ language_id });
    return mailOf("sign-in-change-mail", { customerId: id, change: "second_factor_reset" }, email);
  },
  "a log-in from a new browser": async (language_id: string) => {
    const { id, email } = await shop.customer({ language_id });
    const device = { browser: "Firefox", system: "Windows", network: "203.0.113.0/24" };
    return mailOf("new-browser-mail", { customerId: id, at: shop.clock.now.toISOString(), ...device }, email);
  },
  "an address that is registered": async (language_id: string) => {
    const { id, email } = await shop.customer({ language_id });
    return mailOf("already-registered-mail", { customerId: id }, email);
  },
  "a message to the shop, which reads it in its first language": async (language_id: string) => {
    await readIn(language_id);
    return mailOf("contact-mail", { messageId: await message(language_id) }, "hello@trellis.example");
  },
  "a message's copy": async (language_id: string) => {
    const messageId = await message(language_id);
    return mailOf("contact-copy-mail", { messageId }, `${messageId}@example.com`);
  },
  "a paid order": async (language_id: string) => {
    const { id, customer } = await paidIn(language_id);
    await jobHandlers(shop.services).invoice({ orderId: id }, newId());
    return mailOf("order-paid", { orderId: id }, customer.email);
  },
  "a refund that was asked for": async (language_id: string) => {
    const { id, customer } = await requestedIn(language_id);
    return mailOf("refund-requested-mail", { refundId: id }, customer.email);
  },
  "a refund to be decided, which the shop reads in its first language": async (language_id: string) => {
    const { id } = await requestedIn(language_id);
    await readIn(language_id);
    return mailOf("refund-to-decide-mail", { refundId: id }, "hello@trellis.example");
  },
  "a refund that was paid back": async (language_id: string) => {
    const { id, customer, decide } = await requestedIn(language_id);
    await decide({ decision: "approve" });
    await jobHandlers(shop.services)["credit-note"]({ refundId: id }, newId());
    return mailOf("refund-approved-mail", { refundId: id }, customer.email);
  },
  "a refund that was rejected": async (language_id: string) => {
    const { id, customer, decide } = await requestedIn(language_id);
    await decide({ decision: "reject", note: `${wicked}\n\nIt was watered.` });
    return mailOf("refund-rejected-mail", { refundId: id }, customer.email);
  },
  "a shipped order": async (language_id: string) => {
    const { id, customer } = await shippedIn(language_id, shipment);
    return mailOf("order-shipped-mail", { orderId: id, change: 0 }, customer.email);
  },
  "a shipment that was corrected": async (language_id: string) => {
    const { id, customer, act } = await shippedIn(language_id, shipment);
    const corrected = { ...shipment, tracking_number: null };
    await act("ship", { shipment: corrected, replaces: shipment });
    return mailOf("order-shipped-mail", { orderId: id, change: 1 }, customer.email);
  },
  "a delivered order": async (language_id: string) => {
    const { id, customer, act } = await shippedIn(language_id, shipment);
    await act("deliver", { in_person: false });
    return mailOf("order-delivered-mail", { orderId: id }, customer.email);
  },
  ...tourLeadMails(() => shop, mailOf, readIn),
};

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", "#x27": "'" };
const shown = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&(lt|gt|quot|amp|#x27);/g, (_, name: string) => entities[name]!);

describe.each(ids)("in %s", (language) => {
  const { locale, direction } = languageOf(language);

  test.each(Object.entries(mails))("%s has the same content as text and as HTML", async (_, make) => {
    const { subject, text, html } = await make(language);
    expect(html).toMatchText(new RegExp(`^<!DOCTYPE html><html lang="${locale}" dir="${direction}"><head>`));
    const body = html.slice(html.indexOf("<body"));
    const rendered = shown(body);
    expect(rendered).toContain(subject);
    const lines = text.split(/\n+| {3}/).map((piece) => piece.replace(/^> ?/, ""));
    expect(lines.filter((piece) => !rendered.includes(piece))).toEqual([]);

    const addresses = text.match(/https?:\/\/\S+/g)!;
    const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
    expect(new Set(links)).toEqual(new Set(addresses));
    const ours = links.filter((link) => link !== shipment.tracking_url);
    for (const link of ours) expect(link).toMatch(`http://localhost:8080/${language}/`);

    expect(`${subject}\n${text}\n${rendered}`).not.toMatch(
      /undefined|null|NaN|\[object|[{}]|\b(mail|invoice)\.\w/,
    );
    expect(html).not.toMatchText(/<(script|img|iframe|link|form)|\b(src|on\w+)=|url\(|@import/);
  });
});

test("in Arabic, amounts are left-aligned and addresses keep their order", async () => {
  const { html } = await mails["a paid order"]("ar");
  expect(html).toMatchText(/<td [^>]*align="left"[^>]*>[^<]*37.90[^<]*<\/td>/);
  expect(html).toIncludeText('<br/><span dir="auto">1015 DV Amsterdam</span>');
});

test("the order mail attaches the invoice, and replies go to the seller", async () => {
  const { id, customer } = await paidIn("de");
  const workers = jobHandlers(shop.services);
  expect(await mailOf("order-paid", { orderId: id }, customer.email)).toBeUndefined();
  await workers.invoice({ orderId: id }, newId());
  const { attachments, replyTo, text } = await mailOf("order-paid", { orderId: id }, customer.email);
  expect(replyTo).toBe("europe@trellis.example");
  const { documents, invoice_number } = await orderHelpers(shop, customer).order(id);
  const { id: document, file_name } = documents[0]!;
  expect(text).toContain(`Ihre Rechnung ${invoice_number} finden Sie im Anhang.`);
  // Includes the instructions on withdrawal as text.
  expect(text).toContain(
    "Right of withdrawal\n\nRight of withdrawal\n\nEin Widerruf geht an:\nTrellis Gardens B.V.",
  );
  const { token } = customer;
  const { body } = await shop.call("GET", `/orders/${id}/documents/${document}/${file_name}`, { token });
  expect(attachments).toEqual([
    { filename: file_name, contentType: "application/pdf", content: (body as Buffer).toString("base64") },
  ]);
});
