import { afterAll, beforeAll, expect, test } from "vitest";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import type { Answer } from "./support/api.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { grantPoints } from "./support/grant-points.ts";
import { address } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

/** A client that knows only the specification's fields, and sends whole resources back as it read them. */
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

const password = "Trellis-Demo-2026!";
const bodyOf = async (answer: Promise<Answer>): Promise<any> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const typedAddress = { ...address, company: "", additional_info: "", id_order: null };

async function newCustomer(email: string) {
  const registration = { email, password, language: "en", tour_lead_code: null };
  const { headers, status } = await shop.call(
    "POST",
    `/users/customers?captcha=${await solveCaptcha(shop)}`,
    {
      body: registration,
    },
  );
  expect(status).toBe(201);
  const mails = async () => (await readOutbox(shop.services.files)).filter(({ to }) => to === email);
  await expect.poll(mails).toHaveLength(1);
  const token = /token=([\w.-]+)/.exec((await mails())[0]!.text)![1];
  const cookie = String(headers["set-cookie"]).split(";")[0]!;
  await bodyOf(shop.call("POST", "/confirm-email", { body: { token }, headers: { cookie } }));
  const form = { username: email, password };
  const session = await bodyOf(shop.call("POST", "/login/access-token", { form }));
  const call = (method: string, path: string, body?: object) =>
    bodyOf(shop.call(method, path, { token: session.access_token, ...(body ? { body } : {}) }));
  return { call };
}

/** The order that a form builds from the cart. */
const orderOf = (cart: readonly any[], more: object = {}) => ({
  id: null,
  note: "",
  language_id: "en",
  market_id: "europe",
  currency: "EUR",
  currency_sign: "€",
  vat_rate: 0.21,
  used_points: 0,
  paid_with_points: false,
  current_status: "draft",
  delivery_address: typedAddress,
  invoice_address: typedAddress,
  items: cart.map(({ product_id, product, count }) => ({
    id: null,
    id_order: null,
    product_id,
    product_name: product.name,
    product_name_local: product.name,
    price: product.discounted_price ?? product.price,
    count,
    refunded_count: 0,
  })),
  ...more,
});

test("bodies can be sent back as they were read, from signing up to a refund", async () => {
  requirements(
    "orders.draft",
    "orders.created-and-updated",
    "orders.submitted-with-shipping",
    "orders.paid-by-provider",
    "calls.cart-bodies",
    "calls.draft-query",
    "calls.submit-body",
    "calls.payment-method",
    "calls.document-download",
    "calls.refund-body",
    "calls.set-status-body",
    "refunds.new-status",
    "entities.login-form",
  );
  const { call } = await newCustomer("by-specification@example.com");
  const me = await call("GET", "/users/customers/me");
  const changed = await call("PUT", "/users/customers/me", {
    ...me,
    first_name: "Ada",
    last_name: "Jansen",
    delivery_address: typedAddress,
    invoice_address: typedAddress,
  });
  expect([changed.full_name, changed.email, changed.points]).toEqual(["Ada Jansen", me.email, 0]);
  expect(await call("PUT", "/users/customers/me", changed)).toEqual({
    ...changed,
    updated_at: expect.any(String),
  });

  const product = await call("GET", "/products/en/europe/fern");
  await call("POST", "/cart/", { count: 1, product_id: product.id });
  const [line] = await call("GET", "/cart/en/europe");
  await call("PUT", `/cart/${line.id}`, { count: 2, product_id: product.id });
  const cart = await call("GET", "/cart/en/europe");

  const draft = await call("POST", "/orders/", orderOf(cart));
  expect(draft.items[0]).toMatchObject({ product_name: product.name, count: 2 });
  const noted = await call("PUT", `/orders/${draft.id}`, { ...draft, note: "Leave it in the porch" });
  expect([noted.note, noted.reference]).toEqual(["Leave it in the porch", draft.reference]);
  const [inProgress] = await call("GET", "/orders/?current_status=draft");
  expect(inProgress.id).toBe(draft.id);

  const shipping_code = noted.shipping_options[0].code;
  const submitted = await call("POST", `/orders/${draft.id}/submit`, { shipping_code });
  expect(submitted.current_status).toBe("submitted");
  const { approval_url } = await call("POST", `/orders/${draft.id}/prepare_payment?payment_method=paypal`);
  await provider.approve(approval_url);
  await call("POST", `/orders/${draft.id}/process_payment`);
  const order = await call("GET", `/orders/${draft.id}`);
  expect([order.is_paid, order.current_status]).toEqual([true, "paid"]);

  await makeInvoice(shop.services, order.id);
  const { documents } = await call("GET", `/orders/${order.id}`);
  const invoice = documents.find(({ document_type }: any) => document_type === "invoice");
  await call("GET", `/orders/${order.id}/documents/${invoice.id}/${invoice.file_name}`);

  const refund = await call("POST", `/orders/${order.id}/refund`, {
    order_id: order.id,
    language_id: "en",
    market_id: "europe",
    items: order.items.map((item: object) => ({ ...item, count: 1 })),
    note: "The pot arrived broken.",
  });
  const requested = await call("POST", `/refunds/${refund.id}/set_status`, { new_status: "requested" });
  expect([requested.current_status, requested.total_refunded_count]).toEqual(["requested", 1]);
});

test.each([
  ["a part", { used_points: 500 }, 500, false],
  ["all", { paid_with_points: true }, 4485, true],
])("an order's points pay %s of it", async (_part, points, used, isPaid) => {
  requirements("orders.points-fall");
  const { call } = await newCustomer(`points-${used}@example.com`);
  const me = await call("GET", "/users/customers/me");
  await grantPoints(shop.services, me.id, 10_000);
  const product = await call("GET", "/products/en/europe/fern");
  await call("POST", "/cart/", { count: 2, product_id: product.id });
  const draft = await call("POST", "/orders/", orderOf(await call("GET", "/cart/en/europe"), points));
  const submitted = await call("POST", `/orders/${draft.id}/submit`, {
    shipping_code: draft.shipping_options[0].code,
  });
  expect([submitted.used_points, submitted.is_paid]).toEqual([used, isPaid]);
  expect((await call("GET", "/users/customers/me")).points).toBe(10_000 - used);
});

test("a tour lead's own code, sent back as read, is not treated as a referral", async () => {
  requirements("validation.own-tour-lead");
  const { token } = await shop.customer({ tour_lead_code: "LEAD-AS-READ", tour_lead_active: true });
  const me = (await shop.call("GET", "/users/customers/me", { token })).body;
  const put = (body: object) => shop.call("PUT", "/users/customers/me", { token, body });
  expect((await put({ ...me, first_name: "Tom" })).body).toMatchObject({
    first_name: "Tom",
    has_tour_lead: false,
  });
  expect((await put({ tour_lead_code: "LEAD-AS-READ" })).status).toBe(400);
});

test("an unknown field name is refused", async () => {
  const { token } = await shop.customer();
  const answer = await shop.call("PUT", "/users/customers/me", { token, body: { frist_name: "Ada" } });
  expect(answer.status).toBe(400);
});
