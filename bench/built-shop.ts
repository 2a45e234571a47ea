import { spawn, type ChildProcess } from "node:child_process";
import { sql } from "drizzle-orm";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";
import { freePort } from "#scripts/free-port.ts";
import { programFile } from "#scripts/programs.ts";
import { smallHeapOptions } from "#scripts/small-heap.ts";

/** The demo shop without a gate and payments. */
export const demoEnvironment = (address: string, folder: string): Record<string, string> => ({
  DATABASE_URL: `${address}/postgres`,
  DATA_DIR: folder,
  DEMO: "on",
  SHOP_GATE: "open",
  PAYPAL_BASE_URL: "http://127.0.0.1:1",
  PAYPAL_CLIENT_ID: "nobody",
  PAYPAL_CLIENT_SECRET: "nobody",
});

/** Starts the built shop, as `npm start` runs it, and waits until it answers. */
export async function startBuiltShop(
  environment: Record<string, string>,
): Promise<{ url: string; program: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, [...smallHeapOptions.flags, programFile("shop")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...smallHeapOptions.environment, ...environment, PORT: String(port) },
  });
  while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok)
    await new Promise((done) => setTimeout(done, 100));
  return { url, program };
}

/** Adds customers who are logged in, and returns their tokens. */
export async function addCustomers(
  { database: { queries }, clock }: Pick<Services, "database" | "clock">,
  count: number,
): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = newId();
    await queries.execute(sql`insert into customers (id, email, email_key, role, active, email_confirmed_at, created_at, updated_at)
      values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, 'customer', true, now(), now(), now())`);
    tokens.push(await beginSession(queries, id, clock()));
  }
  return tokens;
}
