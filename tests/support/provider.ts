import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OrderInBook } from "../../sandbox/control.ts";
import type { Fault } from "../../sandbox/faults.ts";
import { openSandbox } from "../../sandbox/open.ts";

type Refunded = { times: number; minor: bigint };

export type Provider = {
  /** Where the shop reaches it; also what `PAYPAL_BASE_URL` would say. */
  baseUrl: string;
  /** Its own clock, for payments that stay pending. */
  clock: { now: Date };
  /** Approves an order as a person does at its page; answers where the person is sent, null when it is paid. */
  approve: (approvalUrl: string, fault?: Fault | "") => Promise<string | null>;
  /** How many captures its book holds. */
  captures: () => Promise<number>;
  /** How many refunds of a capture it holds. */
  refunds: (captureId: string) => Promise<number>;
  /** How often something was refunded of an order, by its address of approval, and how much in minor units. */
  refunded: (approvalUrl: string) => Promise<Refunded>;
  /** By provider order: the minor units that were captured, and what was refunded of them, in how many parts. */
  book: () => Promise<{ captured: Map<string, bigint>; refunded: Map<string, Refunded> }>;
  close: () => Promise<void>;
};

/** Milliseconds. A late answer comes after an impatient shop has given up, but soon enough for a test. */
const unhurried = { late: 2_500, pending: 20_000 };
export const impatience = 1_000;

/** The payment provider's stand-in over real HTTP on free ports. */
export async function openProvider(
  barredCurrencies: readonly string[] = [],
  delays: { late: number; pending: number } = unhurried,
): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-provider-"));
  const ledgerFile = join(folder, "ledger.jsonl");
  const clock = { now: new Date() };
  const { app, control } = openSandbox({
    ledgerFile,
    publicUrl: "http://pay.test",
    clock: () => clock.now,
    delays,
    barredCurrencies,
  });
  const baseUrl = await app.listen({ host: "127.0.0.1", port: 0 });
  const controlUrl = await control.listen({ host: "127.0.0.1", port: 0 });
  const captured = async (): Promise<OrderInBook[]> => {
    const response = await fetch(`${controlUrl}/book`);
    const { orders } = (await response.json()) as { orders: OrderInBook[] };
    return orders.filter((order) => order.captured);
  };
  return {
    baseUrl,
    clock,
    approve: async (approvalUrl, fault = "") => {
      const id = new URL(approvalUrl).searchParams.get("token");
      const response = await fetch(`${controlUrl}/orders/${id}/approval`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ fault: fault || null }),
      });
      if (response.status === 409) return null;
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { return_url: string | null }).return_url;
    },
    captures: async () => (await captured()).length,
    refunds: async (captureId) =>
      (await captured()).find(({ capture_id }) => capture_id === captureId)?.refund_ids.length ?? 0,
    refunded: async (approvalUrl) => {
      const token = new URL(approvalUrl).searchParams.get("token");
      const order = (await captured()).find(({ id }) => id === token);
      return { times: order?.refund_ids.length ?? 0, minor: BigInt(order?.refunded_minor ?? 0) };
    },
    book: async () => {
      const orders = await captured();
      const refunded = orders.filter(({ refund_ids }) => refund_ids.length > 0);
      return {
        captured: new Map(orders.map(({ id, amount_minor }) => [id, BigInt(amount_minor)])),
        refunded: new Map(
          refunded.map(({ id, refund_ids, refunded_minor }) => [
            id,
            { times: refund_ids.length, minor: BigInt(refunded_minor) },
          ]),
        ),
      };
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
