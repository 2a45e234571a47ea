import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pg from "pg";
import { inject } from "vitest";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { openShop, type CopyOfShop, type Shop } from "./shop.ts";

export type NewDemo = Shop & {
  /** The requests to the payment provider, as method and path. */
  asked: string[];
  /** Logs in as one of the demo's accounts. */
  account: (name: string) => Promise<{ id: string; token: string }>;
};

/** The demo shop at its first start, with a payment provider that knows no orders. */
export async function openNewDemo(): Promise<NewDemo> {
  const requests: string[] = [];
  const provider = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(503).end("{}");
  });
  await new Promise<void>((done) => provider.listen(0, "127.0.0.1", done));
  const copy = await emptyShopData();
  const { port } = provider.address() as AddressInfo;
  const shop = await openShop({ copy, environment: { SANDBOX_PORT: String(port) } });
  await shop.services.catchUp();
  const { queries } = shop.services.database;
  return {
    ...shop,
    asked: requests,
    account: async (name) => {
      const [row] = await queries
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.email_key, `${name}@example.com`));
      return { id: row!.id, token: await beginSession(queries, row!.id, shop.clock.now) };
    },
    close: async () => {
      await shop.close();
      await new Promise((done) => provider.close(done));
    },
  };
}

export async function emptyShopData(): Promise<CopyOfShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), "trellis-demo-"));
  const remove = async () => rmSync(dataFolder, { recursive: true, force: true });
  const cluster = inject("cluster");
  if (!cluster) return { dataFolder, environment: {}, remove };
  const name = `demo_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(`${cluster.address}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return { dataFolder, environment: { DATABASE_URL: `${cluster.address}/${name}` }, remove };
}
