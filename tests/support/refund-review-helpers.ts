import type { Schemas } from "#server/http/reply.ts";
import { paypal } from "#server/commerce/payment/paypal.ts";
import type { Answer } from "./api.ts";
import { grantPoints } from "./grant-points.ts";
import { fern, type Line } from "./order-helpers.ts";
import type { Provider } from "./provider.ts";
import { refundHelpers } from "./refund-helpers.ts";
import type { Shop, TestCustomer } from "./shop.ts";

/** Milliseconds. A proof older than five minutes is not accepted. */
const fresh = 240_000;

/** Customers who request refunds and administrators who decide. */
export function refundReviewHelpers(opened: () => { shop: Shop; provider: Provider }) {
  let first: { person: TestCustomer; since: number } | undefined;
  const anAdministrator = () => opened().shop.customer({ role: "administrator" });
  /** A new proof after the clock has moved. */
  const theFirst = async (): Promise<TestCustomer> => {
    const now = opened().shop.clock.now.getTime();
    if (!first || Math.abs(now - first.since) > fresh)
      first = { person: await anAdministrator(), since: now };
    return first.person;
  };

  /** By default by the first administrator. */
  const decide = async (
    id: string,
    body: object = { decision: "approve" },
    person?: TestCustomer,
  ): Promise<Answer> => {
    const { token } = person ?? (await theFirst());
    return opened().shop.call("POST", `/admin/refunds/${id}/decision`, { token, body });
  };

  /** Runs an action while the provider's port is closed. */
  const withoutProvider = async (work: () => Promise<void>): Promise<void> => {
    const { services } = opened().shop;
    const { provider: here, settings } = services;
    services.provider = paypal({ ...settings.provider, baseUrl: "http://127.0.0.1:1" });
    await work().finally(() => {
      services.provider = here;
    });
  };

  /** An order of two ferns (44.85 with shipping), paid with money and these points. */
  const paidWithMoney = async (
    used_points = 0,
    lines: readonly Line[] = [fern],
    customer?: TestCustomer,
    more: object = {},
  ) => {
    const { shop, provider } = opened();
    const who = customer ?? (await shop.customer());
    await grantPoints(shop.services, who.id, 1_000);
    const steps = refundHelpers(shop, who);
    const draft = await steps.draftOrder(lines, more);
    const points = used_points > 0 ? { used_points, points_balance: 1_000 } : {};
    await steps.submit(draft.id, { shipping_code: "standard", terms_version: "2026-11", ...points });
    const { body } = await steps.prepare(draft.id);
    await provider.approve(body.approval_url);
    await steps.process(draft.id);
    const order = await steps.order(draft.id);
    const requested = async (count: number): Promise<string> => {
      const { id } = await steps.draft(order, { items: [{ id: order.items[0]!.id, count }] });
      await steps.request(id);
      return id;
    };
    const me = async (): Promise<Schemas["Customer"]> =>
      (await shop.call("GET", "/users/customers/me", { token: who.token })).body;
    const paidBack = () => provider.refunded(body.approval_url);
    const orderNow = () => steps.order(order.id);
    return { ...steps, customer: who, order, orderNow, requested, me, paidBack };
  };

  return { anAdministrator, decide, withoutProvider, paidWithMoney };
}
