import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";
import { freePort } from "#scripts/free-port.ts";
import { programFile } from "#scripts/programs.ts";
import { smallHeapOptions } from "#scripts/small-heap.ts";
import { root } from "#scripts/tools.ts";

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

type Started = { url: string; program: ChildProcess };

/** Starts the built shop's program, with the options of `npm start`, and waits until it answers. */
export const startBuiltShop = (environment: Record<string, string>): Promise<Started> =>
  startProgram([...smallHeapOptions.flags, programFile("shop")], environment);

/** Starts the built shop by `npm start`'s script, which supervises it, and waits until it answers. */
export const startSupervisedShop = (environment: Record<string, string>): Promise<Started> =>
  startProgram([join(root, "scripts/runtime.mjs"), join(root, "scripts/start.ts")], environment);

async function startProgram(
  command: readonly string[],
  environment: Record<string, string>,
): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, command, {
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
