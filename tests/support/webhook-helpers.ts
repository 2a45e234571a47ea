import { expect, vi } from "vitest";
import { eq } from "drizzle-orm";
import { payments } from "#server/platform/database/customer-schema.ts";
import { providerEvents } from "#server/platform/database/payment-schema.ts";
import { findOpenIssues } from "#server/commerce/payment/payment-issues.ts";
import { handleEvent } from "#server/commerce/reconciliation/handle-event.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { refundReviewHelpers } from "./refund-review-helpers.ts";
import { openProvider, type Provider } from "./provider.ts";
import { openShop, type Shop } from "./shop.ts";
import { openWebhookRelay, type Delivery, type WebhookRelay } from "./webhook-relay.ts";

export type ShopWithWebhooks = {
  relay: WebhookRelay;
  provider: Provider;
  shop: Shop;
  close: () => Promise<void>;
};

/** A shop that gets its provider's webhooks through a relay. */
export async function openShopWithWebhooks(): Promise<ShopWithWebhooks> {
  const relay = await openWebhookRelay();
  const provider = await openProvider([], { late: 2_500, pending: 300 }, relay.url);
  const shop = await openShop({ provider });
  const close = async () => {
    relay.close();
    await shop.close();
    await provider.close();
  };
  return { relay, provider, shop, close };
}

/** What tests do with webhooks. */
export function webhookHelpers(opened: () => ShopWithWebhooks) {
  const steps = refundReviewHelpers(opened);
  const post = ({ headers, body }: Delivery) =>
    opened().shop.call("POST", "/webhooks/paypal", { headers, body: body.toString() });
  const read = ({ body }: Delivery): { id: string; event_type: string } => JSON.parse(body.toString());

  /** Runs the queue's jobs; returns whether all webhooks were accepted and none waits. */
  async function handledAll(): Promise<boolean> {
    const { shop, relay } = opened();
    const { queries } = shop.services.database;
    for (const { id } of await queries.select().from(providerEvents)) await handleEvent(shop.services, id);
    const taken = await queries.select().from(providerEvents);
    const ids = new Set(taken.map(({ id }) => id));
    return taken.every(({ handled_at }) => handled_at) && relay.sent.every((one) => ids.has(read(one).id));
  }

  return {
    ...steps,
    post,
    read,
    /** From now on the clocks show the present and all webhooks are delivered. */
    begin: () => {
      const { relay, shop, provider } = opened();
      relay.sent.length = 0;
      relay.deliver = async (delivery) => (await post(delivery)).status;
      shop.clock.now = new Date();
      provider.clock.now = new Date();
    },
    typesSent: () => opened().relay.sent.map((one) => read(one).event_type),
    /** `about`: an id in the event; webhooks that an earlier test refused are repeated during later ones. */
    sent: async (type: string, about = ""): Promise<Delivery> => {
      const find = () =>
        opened().relay.sent.find((one) => read(one).event_type === type && one.body.includes(about));
      return vi.waitUntil(find, { timeout: scaledTimeLimit(60_000) });
    },
    allHandled: async () => {
      await expect.poll(handledAll).toBe(true);
    },
    issues: async () =>
      (await findOpenIssues(opened().shop.services.database.queries)).map(
        ({ kind, reference, order_id }) => ({
          kind,
          reference,
          order_id,
        }),
      ),
    paidWithApproval: async () => {
      const paid = await steps.paidWithMoney();
      const { queries } = opened().shop.services.database;
      const [payment] = await queries.select().from(payments).where(eq(payments.order_id, paid.order.id));
      return { ...paid, approvalUrl: payment!.approval_url };
    },
  };
}
