import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beginSession } from "../../server/accounts/sessions.ts";
import * as customerSchema from "../../server/database/customer-schema.ts";
import * as schema from "../../server/database/schema.ts";
import { newId } from "../../server/ids.ts";
import { openServices } from "../../server/open.ts";
import { movePoints } from "../../server/points/points.ts";
import { openProvider } from "../support/provider.ts";
import { testSettings } from "../support/settings.ts";
import { followTheLead } from "./commission-accounts.ts";
import { settleAccounts, type Account } from "./accounts.ts";
import { isOfRefund, moments as named, openMoments, type Moment } from "./moments.ts";
import { openProviderProxy } from "./provider-proxy.ts";
import { shopProcess } from "./shop-process.ts";
import { decideOne, giveBack } from "./refunds.ts";
import { person } from "./person.ts";
import { buyOnce } from "./shoppers.ts";

export type Killing = {
  dataFolder: string;
  environment: Record<string, string>;
  /** When to kill it first; after them, at random. */
  at?: readonly Moment[];
  kills: number;
  port: number;
  seed: number;
  say?: (line: string) => void;
};
export type Killed = Account & { kills: number; atMoments: number };

const shoppersAtOnce = 6;
/** Milliseconds after which nothing waits any more: questions to the provider are an hour apart at most. */
const hours = 3 * 3_600_000;

/**
 * Kills the shop again and again while shoppers pay and give back, an administrator decides and the
 * provider misbehaves: first at each named moment, then at random ones.
 *
 * @returns the state afterwards, and what is wrong with it
 */
export async function killTheShop({
  dataFolder,
  environment,
  at = named,
  kills,
  port,
  seed,
  say,
}: Killing): Promise<Killed> {
  const provider = await openProvider([], { late: 1_500, pending: 500 });
  const ticking = setInterval(() => (provider.clock.now = new Date()), 50);
  const moments = openMoments();
  const proxy = await openProviderProxy(provider.baseUrl, moments);
  const settings = {
    ...environment,
    PAYPAL_BASE_URL: proxy.url,
    PAYPAL_CLIENT_ID: "sandbox-client",
    PAYPAL_CLIENT_SECRET: "sandbox-secret",
  };
  const open = (clock: () => Date) =>
    openServices(testSettings(dataFolder, settings), { clock, jobPollSeconds: 3_600 });
  const { tokens, administrator, productId } = await arrange(await open(() => new Date()));
  const shop = shopProcess(port, { DEMO: "on", DATA_DIR: dataFolder, ...settings });
  const random = randomFrom(seed);
  let isOver = false;
  /** The share of shoppers who buy; the others give back. */
  let buyers = 0.5;
  let atMoments = 0;
  await shop.start();
  const world = {
    shopUrl: `http://127.0.0.1:${port}`,
    provider,
    moments,
    random,
    productId,
    isOver: () => isOver,
  };
  const shopping = tokens.map((token) =>
    person(world, token, async (_, call) => {
      await (random() < buyers ? buyOnce(world, call) : giveBack(world, call));
    }),
  );
  const deciding = person(world, administrator, decideOne);
  for (let kill = 0; kill < kills; kill += 1) {
    const moment = at[kill];
    buyers = moment ? (isOfRefund(moment) ? 0.25 : 0.85) : 0.5;
    if (moment && (await moments.at(moment, shop.kill, 15_000))) atMoments += 1;
    if (!moment) await pause(30 + random() * 1_500);
    await shop.kill();
    say?.(`${kill + 1} of ${kills}: ${moment ?? "at random"}`);
    await shop.start();
  }
  isOver = true;
  const complaints = (await Promise.all([...shopping, deciding])).flat();
  await shop.kill();
  clearInterval(ticking);
  provider.clock.now = new Date(Date.now() + hours);
  const services = await open(() => new Date(Date.now() + hours));
  try {
    const account = await settleAccounts(services, provider);
    return { ...account, kills, atMoments, wrong: [...complaints, ...account.wrong] };
  } finally {
    await services.close();
    proxy.close();
    await provider.close();
  }
}

/** Shoppers with points and an administrator, logged in. */
async function arrange(
  services: Awaited<ReturnType<typeof openServices>>,
): Promise<{ tokens: string[]; administrator: string; productId: string }> {
  const { queries, transaction } = services.database;
  const now = services.clock();
  const tokens: string[] = [];
  for (let index = 0; index <= shoppersAtOnce; index += 1) {
    const id = newId();
    const email = `${id}@example.com`;
    await transaction(async (tx) => {
      await tx.insert(customerSchema.customers).values({
        id,
        email,
        email_key: email,
        role: index === shoppersAtOnce ? "administrator" : "customer",
        active: true,
        email_confirmed_at: now,
        created_at: now,
        updated_at: now,
      });
      await movePoints(tx, now, {
        customerId: id,
        kind: "granted",
        sourceId: id,
        points: 20_000,
        deposit: 0,
      });
    });
    await followTheLead(services, id);
    tokens.push(await beginSession(queries, id, now));
  }
  const [product] = await queries
    .select()
    .from(schema.products)
    .where(eq(schema.products.url_fragment, "fern"));
  await services.close();
  const administrator = tokens.pop()!;
  return { tokens, administrator, productId: product!.id };
}

/** Mulberry32: the same seed, the same numbers. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
