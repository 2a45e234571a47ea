import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { fern, orderHelpers, spade } from "#tests/support/order-helpers.ts";
import { grantPoints } from "#tests/support/grant-points.ts";
import { openProvider, type Provider } from "#tests/support/provider.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { readOutbox } from "./mailer.ts";

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

const mailsTo = async (address: string) =>
  (await readOutbox(shop.services.files)).filter(({ to }) => to === address);

test("a paid order sends the customer one mail through the queue", async () => {
  const customer = await shop.customer();
  const { prepared, process, order } = orderHelpers(shop, customer);
  const { id, approvalUrl } = await prepared([fern, spade]);
  await provider.approve(approvalUrl);
  await Promise.all([process(id), process(id)]);
  await expect.poll(() => mailsTo(customer.email)).toHaveLength(1);
  const [email] = await mailsTo(customer.email);
  const { reference, invoice_number, points_earned } = await order(id);
  expect(points_earned).toBeGreaterThan(0);
  expect(email!.text.split("\n\n")).toEqual([
    "Hello Ada,",
    expect.stringContaining(reference),
    "2 × Boston fern   €37.90\n1 × Garden spade   €28.50",
    "Parcel standard   €6.95\nTotal incl. VAT   €73.35\nVAT 21%   €12.73\nPaid by PayPal   €73.35",
    "It leaves Sat 21 November and arrives Mon 23 November\u2009–\u2009Wed 25 November:\nAda Jansen\nPrinsengracht 12\n1015 DV Amsterdam\nNetherlands",
    `You earn ${points_earned} points: in deposit until 20 January 2027, then yours to spend.`,
    `Your invoice ${invoice_number!} is attached.`,
    `See your order\nhttp://localhost:8080/en/user/orders/${id}`,
    "Any questions? Just reply to this message.",
    "Right of withdrawal",
    "Right of withdrawal",
    "A withdrawal goes to:\nTrellis Gardens B.V.\nKwekerijlaan 18\n1431 HB Aalsmeer\nNetherlands\n+31 20 000 0000\neurope@trellis.example",
    "Kind regards\nTrellis",
  ]);
});

test("the mail shows points as a payment, and free delivery", async () => {
  const customer = await shop.customer();
  const { draft, submit, prepare, process, order } = orderHelpers(shop, customer);
  await grantPoints(shop.services, customer.id, 5_000);
  const { id } = await draft([{ ...spade, count: 4 }]);
  const agreed = { shipping_code: "standard", terms_version: "2026-11", points_balance: 5_000 };
  await submit(id, { ...agreed, used_points: 1_000 });
  await provider.approve((await prepare(id)).body.approval_url);
  await process(id);
  await expect.poll(() => mailsTo(customer.email)).toHaveLength(1);
  const [email] = await mailsTo(customer.email);
  const paid = await order(id);
  expect(email!.text.split("\n\n").slice(2, 4)).toEqual([
    "4 × Garden spade   €114.00",
    "Parcel standard   Free\nTotal incl. VAT   €114.00\nVAT 21%   €19.79\nPaid with 1,000 points   €10.00\nPaid by PayPal   €104.00",
  ]);
  expect([
    paid.total_price_incl_vat + paid.shipping_cost_incl_vat,
    paid.used_points,
    paid.amount_due,
  ]).toEqual([114, 1_000, 104]);
});

test("an order paid with points has an invoice too, attached to its mail", async () => {
  const customer = await shop.customer();
  const { draft, submit, order } = orderHelpers(shop, customer);
  await grantPoints(shop.services, customer.id, 9_000);
  const { id } = await draft([spade]);
  const agreed = { shipping_code: "standard", terms_version: "2026-11", points_balance: 9_000 };
  expect((await submit(id, { ...agreed, paid_with_points: true })).body.current_status).toBe("paid");
  await expect.poll(() => mailsTo(customer.email)).toHaveLength(1);
  const [email] = await mailsTo(customer.email);
  const { documents, points_earned } = await order(id);
  expect(points_earned).toBe(0);
  expect(email!.attachments.map(({ filename }) => filename)).toEqual([documents[0]!.file_name]);
  expect(email!.text).toContain("Paid with 3,545 points   €35.45\n\nIt leaves");
  expect(email!.text).toContain("Netherlands\n\nYour invoice");
});

const password = "a long enough Passphrase 1";
const unconfirmed = async (language_id: string) =>
  shop.customer({
    email_confirmed_at: null,
    password_hash: await hashPassword(password, "test@example.com"),
    language_id,
  });

test("a confirmation requested in the checkout returns there", async () => {
  const customer = await unconfirmed("en");
  const form = { username: customer.email, password, return_to: "checkout" };
  expect((await shop.call("POST", "/email-confirmation/resend", { form })).status).toBe(204);
  await expect.poll(() => mailsTo(customer.email)).toHaveLength(1);
  const [email] = await mailsTo(customer.email);
  expect(email!.text).toMatch(/^http:\/\/localhost:8080\/en\/confirm-email\?token=[\w.-]+&to=%2Fcheckout$/m);
});

test("a confirmation does not return outside the shop", async () => {
  const customer = await unconfirmed("en");
  const form = { username: customer.email, password, return_to: "//evil.example" };
  expect((await shop.call("POST", "/email-confirmation/resend", { form })).status).toBe(400);
});

test("a confirmation is sent again, and its link confirms", async () => {
  const customer = await unconfirmed("de");
  const form = { username: customer.email, password };
  const resent = await shop.call("POST", "/email-confirmation/resend", { form });
  expect(resent.status).toBe(204);
  await expect.poll(() => mailsTo(customer.email)).toHaveLength(1);
  const [email] = await mailsTo(customer.email);
  const [, token] = /^http:\/\/localhost:8080\/de\/confirm-email\?token=([\w.-]+)$/m.exec(email!.text)!;
  const cookie = String(resent.headers["set-cookie"]).split(";")[0]!;
  const confirmed = await shop.call("POST", "/confirm-email", { body: { token }, headers: { cookie } });
  expect(confirmed.status).toBe(204);
  const repeated = await shop.call("POST", "/email-confirmation/resend", { form });
  expect([repeated.status, repeated.body.code]).toEqual([400, "already_confirmed"]);
  const headers = { "accept-language": "de" };
  const inGerman = await shop.call("POST", "/email-confirmation/resend", { form, headers });
  expect(inGerman.body.detail).toBe("Diese E-Mail-Adresse ist schon bestätigt.");
});
