import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { apiApp } from "#server/app.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { withDemoPayments } from "#server/operations/demo/payments.ts";
import { newId } from "#server/platform/ids.ts";
import { openServices, type OpenServices } from "#server/open-services.ts";
import { vies } from "#server/commerce/vat-ids/vies.ts";
import { paypal } from "#server/commerce/payment/paypal.ts";
import type { Services } from "#server/commerce/services.ts";
import { api, type Api } from "./api.ts";
import { jobPollSeconds } from "./filled-shop.ts";
import { providerTimeout, type Provider } from "./provider.ts";
import { testStart, testSettings } from "./settings.ts";

export type Shop = Api & {
  app: FastifyInstance;
  services: Services & Pick<OpenServices, "catchUp" | "whenChanged">;
  clock: { now: Date };
  /** A new customer, logged in. */
  customer: (fields?: Partial<typeof customerSchema.customers.$inferInsert>) => Promise<TestCustomer>;
  productId: (fragment: string) => Promise<string>;
  /** Runs an action with a timeout of a second, on an idle machine, for captures at the payment provider. */
  withShortProviderTimeout: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};
export type TestCustomer = { id: string; email: string; token: string };
type Options = {
  environment?: Record<string, string>;
  jobPollSeconds?: number;
  /** The data to open; by default a copy of the filled shop. */
  copy?: CopyOfShop;
  /** Without it, payment calls get no response. */
  provider?: Provider;
  /** Requests wait for locks as long as a test takes, not three seconds: those that `queueRequests` lets wait. */
  waitsForLocks?: boolean;
};

export type CopyOfShop = {
  dataFolder: string;
  environment: Record<string, string>;
  remove: () => Promise<void>;
};

/** A copy of the filled shop's database and data folder. The database is dropped with its cluster. */
export async function copyOfShop(): Promise<CopyOfShop> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-test-"));
  const dataFolder = join(folder, "data");
  cpSync(inject("filledFolder"), dataFolder, { recursive: true });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const cluster = inject("cluster");
  if (!cluster) return { dataFolder, environment: {}, remove: async () => removeFolder() };
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(`${cluster.address}/postgres`);
  await client.connect();
  await client.query(`create database ${name} template ${cluster.template}`).finally(() => client.end());
  return {
    dataFolder,
    environment: { DATABASE_URL: `${cluster.address}/${name}` },
    remove: async () => removeFolder(),
  };
}

/** The register of VAT IDs that the provider's stand-in has too. */
export const viesUrl = (baseUrl: string): string => `${baseUrl}/vies/rest-api`;

/** Milliseconds. The provider may be slow on a busy machine; tests of its silence use less. */
const unendingPatience = 150_000;

export async function openShop(options: Options = {}): Promise<Shop> {
  const copy = options.copy ?? (await copyOfShop());
  const clock = { now: new Date(testStart) };
  const { DATABASE_URL: url } = copy.environment;
  const settings = testSettings(copy.dataFolder, {
    ...copy.environment,
    ...(url && options.waitsForLocks && { DATABASE_URL: `${url}?lock_timeout=0` }),
    ...options.environment,
  });
  const opened = await openServices(settings, { clock: () => clock.now, jobPollSeconds, ...options });
  const baseUrl = options.provider?.baseUrl ?? opened.settings.provider.baseUrl;
  const providerWith = (patience = unendingPatience) =>
    withDemoPayments(paypal({ ...opened.settings.provider, baseUrl }, patience), opened.clock);
  const services = {
    ...opened,
    provider: providerWith(),
    vies: vies(viesUrl(baseUrl)),
  };
  const app = await apiApp(services, { checkResponses: true });
  await app.ready();
  const { queries } = services.database;
  return {
    ...api(app),
    app,
    services,
    clock,
    customer: async (fields = {}) => {
      const id = newId();
      const email = `${id}@example.com`;
      const now = clock.now;
      await queries.insert(customerSchema.customers).values({
        id,
        email,
        email_key: email,
        role: "customer",
        active: true,
        email_confirmed_at: now,
        created_at: now,
        updated_at: now,
        ...fields,
      });
      return { id, email, token: await beginSession(queries, id, now) };
    },
    productId: async (fragment) => {
      const [product] = await queries
        .select()
        .from(schema.products)
        .where(eq(schema.products.url_fragment, fragment));
      return product!.id;
    },
    withShortProviderTimeout: async (work) => {
      services.provider = { ...providerWith(), capture: providerWith(providerTimeout).capture };
      return work().finally(() => {
        services.provider = providerWith();
      });
    },
    close: async () => {
      try {
        await app.close();
        await services.close();
      } finally {
        await copy.remove();
      }
    },
  };
}
