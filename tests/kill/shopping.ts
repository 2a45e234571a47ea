import { setTimeout as pause } from "node:timers/promises";
import { keepOrderToken } from "#server/commerce/guests/keep-guest-order.ts";
import { openServices } from "#server/open-services.ts";
import { openProvider } from "#tests/support/provider.ts";
import { testSettings } from "#tests/support/settings.ts";
import { openWebhookRelay, type WebhookRelay } from "#tests/support/webhook-relay.ts";
import { sandboxWebhookId } from "#server/platform/settings.ts";
import { arrange } from "./arrange.ts";
import { checkConsistency, type ConsistencyReport } from "./check-consistency.ts";
import { openKillPoints, type KillPoints } from "./kill-points.ts";
import { checkGuests } from "./check-guests.ts";
import { createGuest } from "./guests.ts";
import { createPerson, type TestWorld } from "./person.ts";
import { openProviderProxy } from "./provider-proxy.ts";
import { decideNextRefund, requestRefund } from "./refunds.ts";
import { ordersOf, placeAndPayOrder } from "./shoppers.ts";

/** `kept`: guests' orders that were kept in accounts. */
export type ShoppingReport = ConsistencyReport & { guests: number; kept: number };
export type ShoppingLoad = {
  /** The environment in which the shop can sell to these shoppers. */
  environment: Record<string, string>;
  moments: KillPoints;
  random: () => number;
  /** The share of shoppers who buy; the others request refunds. */
  buyers: number;
  /** Maximum milliseconds between two successful writes since the last call. */
  takeLongestOutage: () => number;
  /** Requests without a response, or with a 502 or 503. */
  unanswered: () => number;
  begin: (shopUrl: () => string) => void;
  /** Starts nothing new. Returns the responses that the shop must never give. */
  end: () => Promise<string[]>;
  /** Hours later, when nothing is pending: the problems found, with no shop running. */
  settle: (complaints: readonly string[]) => Promise<ShoppingReport>;
};

const guestsAtOnce = 3;
/** Milliseconds after which nothing is pending: the provider is polled at most hourly. */
const hours = 3 * 3_600_000;

/**
 * Six shoppers who buy and request refunds, three guests, and an administrator, at a provider that misbehaves. @param mayBeAway
 * whether 502 and 503 are acceptable for a while, as with several servers
 */
export async function startShopping(
  dataFolder: string,
  databaseEnvironment: Record<string, string>,
  { seed, mayBeAway = false }: { seed: number; mayBeAway?: boolean },
): Promise<ShoppingLoad> {
  const relay = await openWebhookRelay();
  const provider = await openProvider([], { late: 1_500, pending: 500 }, relay.url);
  const ticking = setInterval(() => (provider.clock.now = new Date()), 50);
  const moments = openKillPoints();
  const proxy = await openProviderProxy(provider.baseUrl, moments);
  const environment = {
    ...databaseEnvironment,
    // Guests say where they are: so many orders of one network are refused.
    TRUST_PROXY: "127.0.0.1",
    PAYPAL_BASE_URL: proxy.url,
    PAYPAL_CLIENT_ID: "sandbox-client",
    PAYPAL_CLIENT_SECRET: "sandbox-secret",
    PAYPAL_WEBHOOK_ID: sandboxWebhookId,
  };
  const open = (clock: () => Date) =>
    openServices(testSettings(dataFolder, environment), { clock, jobPollSeconds: 3_600 });
  const { shoppers, administrator, goods, secrets } = await arrange(await open(() => new Date()));
  const random = randomFrom(seed);
  const acknowledged = new Set<string>();
  const kept = new Set<string>();
  let isOver = false;
  let silences = 0;
  const outage = { longest: 0, since: 0 };
  const wrote = (): void => {
    const now = performance.now();
    if (outage.since > 0) outage.longest = Math.max(outage.longest, now - outage.since);
    outage.since = now;
  };
  let choices = 0;
  const nextChoice = () => {
    choices += 1;
    return { ferns: choices % 2 === 1 ? 2 : 1, hasSpade: choices % 3 > 0 } as const;
  };
  let people: Promise<string[]>[] = [];
  const shopping: ShoppingLoad = {
    environment,
    moments,
    random,
    buyers: 0.5,
    unanswered: () => silences,
    takeLongestOutage: () => {
      const { longest, since } = outage;
      outage.longest = 0;
      return Math.max(longest, since > 0 ? performance.now() - since : 0);
    },
    begin: (shopUrl) => {
      relay.deliver = unruly(shopUrl, random);
      const world: TestWorld = {
        shopUrl,
        provider,
        moments,
        random,
        goods,
        nextChoice,
        mayBeAway,
        wrote,
        unanswered: () => void (silences += 1),
        acknowledged: (orderId) => void acknowledged.add(orderId),
        keyToKeep: (orderId) => keepOrderToken({ secrets, clock: () => new Date() }, orderId),
        kept: (orderId) => void kept.add(orderId),
        isBuying: () => random() < shopping.buyers,
        isOver: () => isOver,
      };
      people = [
        ...shoppers.map(({ token }) =>
          createPerson(world, { token }, async (call) => {
            const placed = await ordersOf(call);
            await (world.isBuying() ? placeAndPayOrder : requestRefund)(world, call, placed);
          }),
        ),
        ...shoppers.slice(0, guestsAtOnce).map(({ email }, index) => createGuest(world, email, index)),
        createPerson(world, { token: administrator }, (call) => decideNextRefund(world, call)),
      ];
    },
    end: async () => {
      isOver = true;
      return (await Promise.all(people)).flat();
    },
    settle: async (complaints) => {
      clearInterval(ticking);
      provider.clock.now = new Date(Date.now() + hours);
      // A refund that it has not been asked for yet must not be pending then for another hour.
      await provider.nextRefund("paid");
      const services = await open(() => new Date(Date.now() + hours));
      try {
        const account = await checkConsistency(services, provider);
        const { guests, wrong } = await checkGuests(services, { placed: acknowledged, kept });
        return { ...account, guests, kept: kept.size, wrong: [...complaints, ...wrong, ...account.wrong] };
      } finally {
        await services.close();
        relay.close();
        proxy.close();
        await provider.close();
      }
    },
  };
  return shopping;
}

/**
 * Delivers webhooks late and out of order, and every second one twice. While the shop is down, deliveries fail and
 * are repeated.
 */
const unruly =
  (shopUrl: () => string, random: () => number): WebhookRelay["deliver"] =>
  async ({ headers, body }) => {
    await pause(random() * 1_500);
    const send = () =>
      fetch(`${shopUrl()}/api/v1/webhooks/paypal`, { method: "POST", headers, body: new Uint8Array(body) });
    const again = random() < 0.5 ? await send() : null;
    const { status } = await send();
    return again && again.status >= 400 ? again.status : status;
  };

/** Mulberry32, a seeded random number generator. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
