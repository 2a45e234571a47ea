import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 0.5 });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const contact = "hello@trellis.example";

const allMails = async () => readOutbox(shop.services.files);
/** The mails about a refund, by recipient and kind. */
const aboutRefund = async (id: string) =>
  (await allMails())
    .filter((mail) => mail.id.endsWith(`.${id}`))
    .map((mail) => `${mail.id.slice(0, mail.id.indexOf("."))} ${mail.to}`)
    .toSorted();
/** The number of mail jobs of a refund, done or not. */
const jobsFor = async (id: string) => {
  const { rows } = await shop.services.database.queries.execute<{ name: string }>(
    sql`select data ->> 'job' as name from jobs.job where data ->> 'refundId' = ${id} order by name`,
  );
  return rows.map(({ name }) => name);
};
const textOf = async (kind: string, id: string) =>
  (await allMails()).find((mail) => mail.id === `${kind}.${id}`)!;

test("a request is mailed once to the customer and once to the shop, however often it is sent", async () => {
  const { requested, setStatus, customer, order } = await paidWithMoney();
  const id = await requested(1);
  await Promise.all([setStatus(id, "requested"), setStatus(id, "requested")]);
  expect(await jobsFor(id)).toEqual(["refund-requested-mail", "refund-to-decide-mail"]);
  await expect
    .poll(() => aboutRefund(id))
    .toEqual([`refund-requested-mail ${customer.email}`, `refund-to-decide-mail ${contact}`]);
  const confirmation = await textOf("refund-requested-mail", id);
  expect(confirmation.replyTo).toBe("europe@trellis.example");
  expect(confirmation.text.split("\n\n")).toEqual([
    "Hello Ada,",
    `we have your refund request for order ${order.reference}. We will look at it and write to you as soon as we have decided.`,
    "1 × Boston fern   €18.95",
    "Amount asked for   €18.95",
    `See your order\nhttp://localhost:8080/en/user/orders/${order.id}`,
    "Any questions? Just reply to this message.",
    "Kind regards\nTrellis",
  ]);
  const notification = await textOf("refund-to-decide-mail", id);
  expect(notification.subject).toBe(`Refund request for order ${order.reference}: €18.95`);
  expect(notification.text).toContain(`http://localhost:8080/en/admin/refunds/${id}`);
  expect(notification.text).not.toContain(customer.email);
});

test("a completed refund is mailed once in money and points, with the credit note", async () => {
  const { requested, refund, order, customer } = await paidWithMoney(500);
  const id = await requested(1);
  await Promise.all(Array.from({ length: 4 }, () => decide(id)));
  await decide(id);
  await expect.poll(() => aboutRefund(id)).toContain(`refund-approved-mail ${customer.email}`);
  expect((await jobsFor(id)).filter((name) => name === "refund-approved-mail")).toHaveLength(1);
  const { credit_note_number, credit_note } = await refund(id);
  const mail = await textOf("refund-approved-mail", id);
  expect(mail.text.split("\n\n").slice(1, -3)).toEqual([
    `we have approved your refund request for order ${order.reference} and paid the amount back.`,
    "1 × Boston fern   €18.95",
    "Total incl. VAT   €18.95\nVAT 21%   €3.29\nReturned as 212 points   €2.12\nReturned by PayPal   €16.83",
    "It can take a few days until the money arrives.",
    "The points are back in your account.",
    "16 points that you had earned with these items have been taken back.",
    `Your credit note ${credit_note_number} is attached.`,
  ]);
  const path = `/orders/${order.id}/documents/${credit_note!.id}/${credit_note!.file_name}`;
  const { body } = await shop.call("GET", path, { token: customer.token });
  expect(mail.attachments).toEqual([
    {
      filename: `credit-note-${credit_note_number}.pdf`,
      contentType: "application/pdf",
      content: (body as Buffer).toString("base64"),
    },
  ]);
});

test("a partial approval lists the declined items and the reason", async () => {
  const { requested, refund, order, customer } = await paidWithMoney();
  const id = await requested(2);
  const items = [{ id: order.items[0]!.id, count: 1 }];
  await decide(id, { decision: "approve", items, note: "One was whole.\n\nSorry!" });
  await expect.poll(() => aboutRefund(id)).toContain(`refund-approved-mail ${customer.email}`);
  expect((await textOf("refund-approved-mail", id)).text.split("\n\n").slice(1, -3)).toEqual([
    `we have approved part of your refund request for order ${order.reference} and paid it back.`,
    "1 × Boston fern   €18.95",
    "Total incl. VAT   €18.95\nVAT 21%   €3.29\nReturned by PayPal   €18.95",
    "It can take a few days until the money arrives.",
    "18 points that you had earned with these items have been taken back.",
    `Your credit note ${(await refund(id)).credit_note_number} is attached.`,
    "Not accepted, and why",
    "1 × Boston fern   €18.95",
    "> One was whole.\n>\n> Sorry!",
  ]);
});

test("a rejection quotes the reason verbatim", async () => {
  const { requested, customer } = await paidWithMoney();
  const id = await requested(1);
  const note = "The pot is <b>yours</b>.\n\nYou sent another one & a letter.";
  await decide(id, { decision: "reject", note });
  await decide(id, { decision: "reject", note });
  await expect.poll(() => aboutRefund(id)).toContain(`refund-rejected-mail ${customer.email}`);
  expect((await jobsFor(id)).filter((name) => name === "refund-rejected-mail")).toHaveLength(1);
  const { text, html } = await textOf("refund-rejected-mail", id);
  expect(text).toContain("> The pot is <b>yours</b>.\n>\n> You sent another one & a letter.");
  expect(html).toIncludeText("The pot is &lt;b&gt;yours&lt;/b&gt;.");
});

test("each withdrawal is mailed once to the customer and the shop, with items and time", async () => {
  const { order, withdraw, customer } = await paidWithMoney();
  const [line] = order.items;
  const of = (count: number) => withdraw(order.id, { items: [{ id: line!.id, count }] });
  const { body } = await of(1);
  await Promise.all([of(1), of(1)]);
  expect(await jobsFor(body.id)).toEqual(["withdrawal-mail", "withdrawal-to-decide-mail"]);
  await expect
    .poll(() => aboutRefund(body.id))
    .toEqual([`withdrawal-mail ${customer.email}`, `withdrawal-to-decide-mail ${contact}`]);
  const sent = async (kind: string) =>
    (await allMails()).filter(({ id }) => id.startsWith(`${kind}.`) && id.endsWith(body.id));
  const [confirmed] = await sent("withdrawal-mail");
  const time = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(body.withdrawn_at));
  expect(confirmed!.text.split("\n\n").slice(0, 6)).toEqual([
    "Hello Ada,",
    `you have withdrawn from the contract for order ${order.reference}. Your withdrawal reached us on ${time}. It is about:`,
    "1 × Boston fern   €18.95",
    "To be refunded   €18.95",
    "Please send the items back within 14 days, to this address. You needn’t send what hasn’t left us yet.\nTrellis Gardens B.V.\nKwekerijlaan 18\n1431 HB Aalsmeer\nNetherlands\n+31 20 000 0000\neurope@trellis.example",
    "You get back what you paid within 14 days of your withdrawal, in the way you paid: money as money, points as points. We may wait until the items are here, or until you show that you have sent them.",
  ]);
  const [notification] = await sent("withdrawal-to-decide-mail");
  expect(notification!.subject).toBe(`Withdrawal from order ${order.reference}: €18.95`);
  expect(notification!.text).not.toContain(customer.email);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await of(2);
  await expect.poll(async () => (await sent("withdrawal-mail")).length).toBe(2);
});

test("a withdrawal that is paid back is called a withdrawal", async () => {
  const { order, withdraw } = await paidWithMoney();
  const { body } = await withdraw(order.id);
  await decide(body.id);
  await expect
    .poll(() => aboutRefund(body.id))
    .toContainEqual(expect.stringMatching(/^refund-approved-mail /));
  const { subject, text } = await textOf("refund-approved-mail", body.id);
  expect(subject).toBe(`Paid back: your withdrawal from order ${order.reference}`);
  expect(text).toContain(`we have paid back the amount for your withdrawal from order ${order.reference}.`);
});
