import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteExpired } from "#server/commerce/accounts/clear-expired.ts";
import { contactMessages, sentMessages } from "#server/platform/database/contact-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { readOutbox, type Mail } from "#server/commerce/mail/mailer.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { captchaPayload, solveCaptcha } from "./support/captcha.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
});
afterAll(() => shop.close());

const shopAddress = "hello@trellis.example";
const someone = () => `${newId()}@example.com`;
const typed = (fields: object = {}) => ({
  email: someone(),
  name: "Ada Jansen",
  topic: "delivery",
  order_id: null,
  message: "Do you deliver\non Saturdays?",
  language: "en",
  ...fields,
});
type Asking = { token?: string; captcha?: string; remoteAddress?: string; cookie?: string };
const send = async (body: object, { captcha, cookie, ...options }: Asking = {}) =>
  shop.call("POST", `/contact/?captcha=${captcha ?? (await solveCaptcha(shop, "contact"))}`, {
    body,
    ...(cookie && { headers: { cookie } }),
    ...options,
  });
const mails = () => readOutbox(shop.services.files);
const mailsOf = async (email: string) => {
  const all = await mails();
  return {
    toShop: all.filter(({ to, replyTo }) => to === shopAddress && replyTo === email),
    copies: all.filter(({ to }) => to === email),
  };
};
const rows = (email: string) =>
  shop.services.database.queries.$count(contactMessages, eq(contactMessages.email, email));
async function bothMails(email: string) {
  await expect.poll(() => rows(email)).toBe(0);
  const { toShop, copies } = await mailsOf(email);
  expect([toShop.length, copies.length]).toEqual([1, 1]);
  return { toShop: toShop[0]!, copy: copies[0]! };
}
const errorsOf = async (fields: object, asking: Asking = {}) => {
  const body = typed(fields);
  const { status, body: refused } = await send(body, asking);
  expect([status, refused.code]).toEqual([400, "invalid"]);
  expect(await rows(body.email)).toBe(0);
  return refused.errors.map(({ field, code = null }: { field: string; code?: string | null }) => [
    field,
    code,
  ]);
};

test("a visitor's message is mailed to the shop with a copy to the visitor, and not stored", async () => {
  const message = typed();
  expect((await send(message, { cookie: "trellis_place=europe.en" })).status).toBe(204);
  const { toShop, copy } = await bothMails(message.email);
  expect([toShop.subject, toShop.replyTo]).toEqual(["Delivery: message from Ada Jansen", message.email]);
  expect(toShop.text.split("\n\n")).toEqual([
    `Name   Ada Jansen\nEmail   ${message.email}\nTopic   Delivery\nLanguage   en\nMarket   europe`,
    "> Do you deliver\n> on Saturdays?",
    "Kind regards\nTrellis",
  ]);
  expect([copy.subject, copy.replyTo, copy.isAutomaticReply]).toEqual([
    "We have received your message",
    shopAddress,
    true,
  ]);
  expect(copy.text.split("\n\n")).toEqual([
    "Thank you for writing to us. We answer typically within 1 business day.",
    "Your message has arrived.",
    expect.stringMatching(/^Topic   Delivery\nReceived   .*2026.*\(UTC\)$/),
    "If it wasn’t you who wrote this, you can ignore this message.",
    "Kind regards\nTrellis",
  ]);
  const dumpQuery = sql`select (select string_agg(data::text || coalesce(output::text, ''), ' ') from jobs.job) jobs,
    (select string_agg(digest, ' ') from sent_messages) sent, (select string_agg(key, ' ') from rate_limits) limits`;
  const dump = await shop.services.database.queries.execute(dumpQuery);
  expect(JSON.stringify(dump)).not.toMatch(new RegExp(`Saturdays|${message.email}`));
});

const wicked = `<script>alert("1")</script> & <b>Co</b>`;
const links = "http://e_vil.com/a evil.com:80/x www.evil.example http:evil.com evil。com tel:+1555 sms:+1555";

test.each([
  ["a visitor", {}, {}],
  ["a customer using another address", {}, { token: true }],
  ["a customer with an unconfirmed address", { email_confirmed_at: null }, { token: true, isOwn: true }],
])("%s gets a copy that contains only the topic and the time", async (_, fields, who) => {
  const customer = await shop.customer(fields);
  const { token, isOwn } = { token: false, isOwn: false, ...who };
  const message = typed({
    message: `You have won: ${links}`,
    name: wicked,
    ...(isOwn && { email: customer.email }),
  });
  expect((await send(message, token ? { token: customer.token } : {})).status).toBe(204);
  const { toShop, copy } = await bothMails(message.email);
  expect(toShop.text).toContain("> You have won");
  for (const written of [copy.subject, copy.text, copy.html])
    expect(written).not.toMatch(/won|vil|1555|sms|script/);
});

test("a logged-in customer gets the message quoted, with markup escaped", async () => {
  const { email, token } = await shop.customer();
  await send(typed({ email: email.toUpperCase(), name: `Ada ${wicked}`, message: wicked }), { token });
  const { toShop, copy } = await bothMails(email.toUpperCase());
  for (const { html } of [toShop, copy]) {
    expect(html).toIncludeText(
      "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;b&gt;Co&lt;/b&gt;",
    );
    expect(html).not.toIncludeText("<script");
  }
  expect(copy.text.split("\n\n").slice(1, 4)).toEqual([
    "This is what you wrote:",
    "Topic   Delivery",
    `> ${wicked}`,
  ]);
  expect(toShop.text).toContain(`> ${wicked}`);
});

test("a customer can refer to their own order, and the mail names its market", async () => {
  const customer = await shop.customer();
  const order = await orderHelpers(shop, customer).submitted([fern]);
  const message = typed({ email: customer.email, topic: "order", order_id: order.id });
  expect((await send(message, { token: customer.token })).status).toBe(204);
  const { toShop, copy } = await bothMails(customer.email);
  expect(toShop.text).toContain(`Topic   Order\nOrder   ${order.reference}\nLanguage   en\nMarket   europe`);
  expect(copy.text).toContain(`Topic   Order\nOrder   ${order.reference}`);
});

test("an order of another customer, a draft or an unknown order is refused", async () => {
  const [ada, other] = [await shop.customer(), await shop.customer()];
  const { id: placed } = await orderHelpers(shop, ada).submitted([fern]);
  const { id: draft } = await orderHelpers(shop, ada).draft([fern]);
  const refused = [["order_id", "not_your_order"]];
  expect(await errorsOf({ order_id: placed }, { token: other.token })).toEqual(refused);
  expect(await errorsOf({ order_id: placed })).toEqual(refused);
  expect(await errorsOf({ order_id: draft }, { token: ada.token })).toEqual(refused);
  expect(await errorsOf({ order_id: newId() }, { token: ada.token })).toEqual(refused);
});

test("an invalid token is refused; no token is needed", async () => {
  const { status, body } = await send(typed(), { token: "garbage" });
  expect([status, body.detail]).toEqual([401, "Please log in."]);
});

describe("an invalid message is refused by field", () => {
  test.each([
    [{ email: "no address" }, [["email", null]]],
    [{ email: "ada@example.com, grace@example.com" }, [["email", null]]],
    [{ email: "ada@example.com\r\nBcc: all@example.com" }, [["email", null]]],
    [{ email: `${"a".repeat(250)}@example.com` }, [["email", "too_long"]]],
    [{ email: shopAddress.toUpperCase() }, [["email", "own_address"]]],
    [{ name: "Ada\r\nBcc: all@example.com" }, [["name", "unseen_marks"]]],
    [{ name: "Ada\u202e" }, [["name", "unseen_marks"]]],
    [{ name: "a".repeat(101) }, [["name", "too_long"]]],
    [{ topic: "spam" }, [["topic", null]]],
    [{ message: "" }, [["message", null]]],
    [{ message: " \n " }, [["message", "required"]]],
    [{ message: "a\u0007b" }, [["message", "unseen_marks"]]],
    [{ message: "a".repeat(4_001) }, [["message", "too_long"]]],
    [{ language: "xx" }, [["language", null]]],
  ])("%j", async (fields, errors) => {
    expect(await errorsOf(fields)).toEqual(errors);
  });
});

test("a captcha works once, for this form only, and survives a refused message", async () => {
  const captcha = await solveCaptcha(shop, "contact");
  expect((await send(typed({ message: " " }), { captcha })).body.code).toBe("invalid");
  expect((await send(typed(), { captcha })).status).toBe(204);
  expect(captchaPayload(captcha).challenge.parameters.data.form).toBe("contact");
  for (const used of [captcha, await solveCaptcha(shop, "sign_up"), "made-up"]) {
    const { status, body } = await send(typed(), { captcha: used });
    expect([status, body.code]).toEqual([400, "captcha_invalid"]);
  }
});

test("a repeated message is sent once; an hour later it is sent again", async () => {
  const message = typed();
  const answers = await Promise.all([send(message), send(message), send(message)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  await bothMails(message.email);
  expect((await send(message)).status).toBe(204);
  await expect.poll(() => rows(message.email)).toBe(0);
  expect((await mailsOf(message.email)).copies).toHaveLength(1);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 61 * 60_000);
  expect((await send(message)).status).toBe(204);
  await expect.poll(async () => (await mailsOf(message.email)).copies.length).toBe(2);
  shop.clock.now = now;
});

test("a repeated job sends only the mail that was not sent before", async () => {
  const { database } = shop.services;
  const message = { id: newId(), email: someone(), name: "", topic: "other", message: "Hello" } as const;
  const { mailer, ...others } = shop.services;
  const sent: string[] = [];
  const counting = {
    ...others,
    mailer: { ...mailer, send: (mail: Mail) => (sent.push(mail.id), mailer.send(mail)) },
  };
  const workers = jobHandlers(counting);
  await database.queries
    .insert(contactMessages)
    .values({ ...message, language_id: "en", created_at: shop.clock.now });
  const data = { messageId: message.id };
  await workers["contact-mail"](data, newId());
  await workers["contact-mail"](data, newId());
  expect(sent).toEqual([`contact-mail.${message.id}`]);
  expect(await rows(message.email)).toBe(1);
  await database.queries.update(contactMessages).set({ mailed_at: null });
  await workers["contact-mail"](data, newId());
  await workers["contact-copy-mail"](data, newId());
  await workers["contact-copy-mail"](data, newId());
  expect(sent.slice(1)).toEqual([`contact-mail.${message.id}`, `contact-copy-mail.${message.id}`]);
  expect(await rows(message.email)).toBe(0);
  const { subject } = (await readOutbox(shop.services.files)).find(
    ({ replyTo }) => replyTo === message.email,
  )!;
  expect(subject).toBe(`Something else: message from ${message.email}`);
});

test("a message that could not be mailed for a month is deleted", async () => {
  const { queries } = shop.services.database;
  const { now } = shop.clock;
  const message = { id: newId(), email: someone(), name: "", topic: "other", message: "Hello" } as const;
  await queries.insert(contactMessages).values({ ...message, language_id: "en", created_at: now });
  shop.clock.now = new Date(now.getTime() + 29 * 86_400_000);
  await deleteExpired(shop.services);
  expect(await rows(message.email)).toBe(1);
  shop.clock.now = new Date(now.getTime() + 31 * 86_400_000);
  await deleteExpired(shop.services);
  shop.clock.now = now;
  expect([await rows(message.email), await queries.$count(sentMessages)]).toEqual([0, 0]);
});
