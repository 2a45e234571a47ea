import type { FastifyInstance } from "fastify";
import type { OpenServices } from "#server/open-services.ts";
import type { CheckedPasswordHash } from "#server/commerce/accounts/chosen-password.ts";
import { createAccount } from "#server/commerce/accounts/credentials.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { demoPassword } from "#server/operations/demo/demo.ts";
import { toUser } from "#src/flows/account/session/session.actors.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";
import type { RecordedShop } from "#workshop/pages/recorded-shop.ts";
import type { Viewer } from "#workshop/pages/shop-page.ts";
import { addAdministratorsCases, inviteLead } from "./admin-cases.ts";

/** Sold in every market. */
const wanted = ["boston-fern", "weaving-loom-kit", "watering-can"];
const accounts = {
  customer: "customer@example.com",
  "new customer": "mika@example.com",
  "tour lead": "lead@example.com",
  administrator: "admin@example.com",
} as const satisfies Partial<Record<Viewer, string>>;

/** What recordings have in place of the invitation's random token. */
export const stableInvitation = "invitation-of-nora";

type Call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) => Promise<any>;
export type Viewers = Pick<RecordedShop, "storage" | "values"> & {
  /** By session token. */
  tokens: ReadonlyMap<string, Viewer>;
};

/** Brings about what the viewers of pages have: carts, wish lists and sessions; and finds the orders that pages show. */
export async function prepareViewers(
  app: FastifyInstance,
  services: OpenServices,
  clock: { now: Date },
): Promise<Viewers> {
  await addNewCustomer(services);
  const tokens = new Map<string, Viewer>();
  const calls = new Map<Viewer, Call>();
  const storage: Record<Viewer, Record<string, string>> = {
    visitor: {},
    "new visitor": {},
    customer: {},
    "new customer": {},
    "tour lead": {},
    administrator: {},
  };
  for (const [viewer, email] of Object.entries(accounts) as [Viewer, string][]) {
    const token = await logIn(app, email);
    const call = callerOf(app, token);
    tokens.set(token, viewer);
    calls.set(viewer, call);
    const user = { version: 1, ...toUser(await call("GET", "/users/customers/me")), token };
    storage[viewer] = { [storageKeys.user]: JSON.stringify(user) };
  }
  const customer = calls.get("customer")!;
  const productIds = await Promise.all(
    wanted.map(async (fragment) => (await customer("GET", `/products/en/europe/${fragment}`)).id as string),
  );
  for (const { id } of await customer("GET", "/cart/en/europe")) await customer("DELETE", `/cart/${id}`);
  for (const [index, id] of productIds.entries()) {
    await customer("POST", "/cart/", { product_id: id, count: index + 1 });
    await customer("PUT", `/users/customers/me/wish_list/${id}`);
    // Lists are sorted by time.
    clock.now = new Date(clock.now.getTime() + 1_000);
  }
  const lines = productIds.slice(0, 2).map((productId, index) => ({ productId, count: index + 1 }));
  storage.visitor = {
    [storageKeys.cart]: JSON.stringify({ version: 1, uuid: "0c8a8a4e-6b1c-4d43-9d0b-8a5f2f0f6e11", lines }),
  };
  const values = await findValues(customer, calls.get("administrator")!);
  const { id: customerId } = await customer("GET", "/users/customers/me");
  await addAdministratorsCases(services, { customerId, orderId: values.delivered! });
  return { tokens, storage, values: { ...values, invitation: await inviteLead(services) } };
}

async function findValues(customer: Call, administrator: Call): Promise<Record<string, string>> {
  const orders = await customer("GET", "/orders/?limit=100");
  const refunds = await customer("GET", "/refunds/?limit=100");
  const first = (list: any[], status: string) => list.find((one) => one.current_status === status);
  const [{ refund: approvedOnce }, { refund }] = await administrator(
    "GET",
    "/admin/refunds/?current_status=requested&sort=requested_at",
  );
  const drafted = first(refunds, "draft").order_id;
  const refundable = orders.find(
    (one: any) => one.refundable === "possible" && one.current_status === "delivered" && one.id !== drafted,
  );
  const toShip = await administrator("GET", "/admin/orders/?limit=20");
  const isGift = (one: any) => one.order.gift_note !== null;
  return {
    delivered: first(orders, "delivered").id,
    refundable: refundable.id,
    shipped: first(orders, "shipped").id,
    submitted: first(orders, "submitted").id,
    cancelled: first(orders, "cancelled").id,
    requestedRefund: first(refunds, "requested").id,
    rejectedRefund: first(refunds, "rejected").id,
    draftRefund: first(refunds, "draft").id,
    refundToDecide: refund.id,
    refundApprovedOnce: approvedOnce.id,
    orderToShip: toShip[0].order.id,
    giftToShip: toShip.find(isGift).order.id,
  };
}

async function addNewCustomer({ database, clock }: OpenServices): Promise<void> {
  const email = accounts["new customer"];
  // The demo password is public, so it skips the check.
  const password_hash = (await hashPassword(demoPassword, email)) as CheckedPasswordHash;
  await database.transaction((tx) =>
    createAccount(
      tx,
      {
        email,
        role: "customer",
        first_name: "Mika",
        active: true,
        email_confirmed_at: clock(),
        password_hash,
      },
      clock(),
    ),
  );
}

async function logIn(app: FastifyInstance, username: string): Promise<string> {
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/login/access-token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password: demoPassword }).toString(),
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().access_token;
}

const callerOf =
  (app: FastifyInstance, token: string): Call =>
  async (method, url, body) => {
    const response = await app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
    if (response.statusCode >= 400) throw new Error(`${method} ${url}: ${response.body}`);
    return response.body === "" ? null : response.json();
  };
