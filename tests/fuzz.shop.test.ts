import { sql } from "drizzle-orm";
import fc, { type Arbitrary } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { demoPassword } from "#server/operations/demo/demo.ts";
import { schemaErrors } from "./support/schema-errors.ts";
import type { CallOptions } from "./support/api.ts";
import { operations, type Operation } from "./support/contract.ts";
import { exampleFromSchema, invalidValues, type Known } from "./support/example-from-schema.ts";
import { populateCustomer } from "./support/populate-customer.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

type Request = { operation: Operation; path: string; options: CallOptions };
const requests = 1_800;
/** More of an operation that has not succeeded yet. */
const more = 200;
/**
 * Refused before the operation is reached, with the contract's `default` response: a body too large or of another
 * type.
 */
const always = ["413", "415"];

/**
 * Succeeds only with a signed token, a captcha's solution, an approval, an existing line or session, a variant that is sold out, a refund
 * draft that was neither requested nor discarded, figures that match the cart, a guest's token, a commission, or an administrator.
 */
const unlikely = [
  "receivePaypalEvent",
  "confirmEmail",
  "proveSecondFactor",
  "logInWithPasskey",
  "addPasskey",
  "removePasskey",
  "startAuthenticatorApp",
  "confirmAuthenticatorApp",
  "removeAuthenticatorApp",
  "replaceRecoveryCodes",
  "declineSignUp",
  "askForStockAlert",
  "confirmStockAlert",
  "deleteStockAlerts",
  "setFirstPassword",
  "signUp",
  "recoverPassword",
  "sendMessage",
  "resetPassword",
  "processPayment",
  "createOrder",
  "changeOrder",
  "createGuestOrder",
  "changeGuestOrder",
  "openGuestOrder",
  "askToKeepGuestOrder",
  "keepGuestOrder",
  "submitOrder",
  "changeCartItem",
  "endSession",
  "createRefund",
  "downloadCommissionStatement",
  "withdraw",
  "requestPayout",
  "keepBankAccount",
  "keepSelfBilling",
  "downloadSelfBillingInvoice",
  "deleteRefund",
  "addRefundImage",
  "deleteRefundImage",
  "listTourLeads",
  "countTourLeads",
  "getInvitedTourLead",
  "signUpTourLead",
  "addTourLeadImage",
  "listTourLeadImages",
  "deleteTourLeadImage",
  "downloadTourLeadImage",
  "addLanguage",
  "changeLanguage",
  "removeLanguage",
];

function requestOf(operation: Operation, known: Known, token: string): Arbitrary<Request> {
  const values = fc.record(
    Object.fromEntries(
      operation.parameters.map(({ name, schema }) => [name, exampleFromSchema(schema, known, name)]),
    ),
  );
  const asked = fc.array(fc.constantFrom("", ...operation.parameters.map(({ name }) => name)));
  const body = operation.body ? exampleFromSchema(operation.body.schema, known) : fc.constant(undefined);
  const passes = fc.oneof(
    { arbitrary: fc.constant<string | undefined>(token), weight: 6 },
    { arbitrary: fc.constantFrom<string | undefined>(undefined, "garbage", "A".repeat(43)), weight: 1 },
  );
  return fc.tuple(values, asked, body, passes).map(([given, optional, content, pass]) => {
    const isSent = ({ name, required }: Operation["parameters"][number]) =>
      required || optional.includes(name);
    const sent = operation.parameters.filter((parameter) => parameter.in === "query" && isSent(parameter));
    const query = sent.map(({ name }) => `${name}=${encode(given[name])}`).join("&");
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(given[name]));
    const isForm = operation.body?.type.includes("form");
    return {
      operation,
      path: query ? `${path}?${query}` : path,
      options: {
        ...(pass && { token: pass }),
        ...(content !== undefined && (isForm ? { form: formOf(content) } : { body: content })),
      },
    };
  });
}

const encode = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.toWellFormed()) || "%20";
};
const formOf = (content: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(content ?? {}).map(([name, value]) => [name, String(value)]));

async function moneyRows(): Promise<unknown> {
  const { rows } = await shop.services.database.queries.execute(sql`select
    (select count(*) from orders)::int as orders, (select count(*) from order_items)::int as items,
    (select count(*) from payments)::int as payments, (select coalesce(sum(due_minor), 0) from orders)::text as due,
    (select coalesce(sum(count), 0) from cart_items)::int as cart, (select sum(points) from customers)::int as points,
    (select count(*) from idempotency_keys)::int as keys, (select sum(last_invoice_number) from markets)::int as invoices`);
  return rows[0];
}

// The requests follow each other, so a machine that becomes busy meanwhile takes minutes.
test(
  `${requests} generated requests: no server error, valid responses, no trace of refused ones`,
  async () => {
    const lead = { tour_lead_code: "FUZZ", tour_lead_active: true };
    const customer = await shop.customer({
      password_hash: await hashPassword(demoPassword, "test@example.com"),
      ...lead,
    });
    const known = await populateCustomer(shop, customer);
    // Customers who end their session or account send nothing else.
    const leaving: Partial<Record<string, TestCustomer>> = {
      logOut: await shop.customer(),
      deleteMe: await shop.customer({ password_hash: await hashPassword(demoPassword, "test@example.com") }),
    };
    const requestsOf = (operation: Operation) => {
      const { token } = leaving[operation.id] ?? customer;
      return requestOf(operation, known(operation.path), token);
    };
    const succeeded = new Set<string>();
    let before = await moneyRows();
    const ask = async ({ operation, path, options }: Request) => {
      const { status, body, headers } = await shop.call(operation.method, path, options);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      expect([...Object.keys(operation.responses), ...always]).toContain(String(status));
      const schema = operation.responses[always.includes(String(status)) ? "default" : status];
      if (schema) expect(schemaErrors(schema, body)).toEqual([]);
      if (status >= 400) expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
      const after = await moneyRows();
      if (status >= 400) expect(after).toEqual(before);
      else succeeded.add(operation.id);
      before = after;
    };
    await fc.assert(fc.asyncProperty(fc.oneof(...operations.map(requestsOf)), ask), {
      numRuns: requests,
      seed: 45,
      endOnFailure: true,
    });
    const never = () =>
      operations.filter(
        ({ id, path }) => !succeeded.has(id) && !unlikely.includes(id) && !path.startsWith("/admin/"),
      );
    for (const operation of never()) {
      for (const request of fc.sample(requestsOf(operation), { numRuns: more, seed: 45 })) {
        if (!succeeded.has(operation.id)) await ask(request);
      }
    }
    expect(never().map(({ id }) => id)).toEqual([]);
  },
  scaledTimeLimit(600_000),
);

test("arbitrary JSON bodies cause no server error", async () => {
  const { token } = await shop.customer();
  const withBody = operations.filter(({ body }) => body?.type === "application/json");
  const known = await populateCustomer(shop, await shop.customer());
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...withBody),
      fc.oneof(
        fc.json(),
        invalidValues.map((value) => JSON.stringify(value) ?? ""),
      ),
      async ({ method, path }, body) => {
        const { status } = await shop.call(method, path.replace(/\{id\}/, known(path).ids[0]!), {
          token,
          body,
        });
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: 300, seed: 42, endOnFailure: true },
  );
});
