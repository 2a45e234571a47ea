import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import type { Entry } from "#sandbox/book.ts";
import type { OrderInBook } from "#sandbox/control.ts";
import type { Fault } from "#sandbox/faults.ts";
import { openSandbox } from "#sandbox/open.ts";
import type { ViesFault } from "#sandbox/vies.ts";
import type { RefundCourse } from "#sandbox/sandbox.ts";
import { sandboxWebhookId } from "#server/platform/settings.ts";

type Refunded = { times: number; minor: bigint };

export type Provider = {
  /** Its URL, the value of `PAYPAL_BASE_URL`. */
  baseUrl: string;
  /** Its clock, for payments that stay pending. */
  clock: { now: Date };
  /** Approves an order on its page; returns the return URL, null once paid. */
  approve: (approvalUrl: string, fault?: Fault | "") => Promise<string | null>;
  /** The number of captures. */
  captures: () => Promise<number>;
  /** The number of refunds of a capture. */
  refunds: (captureId: string) => Promise<number>;
  /** Number and minor units of an order's refunds, by its approval URL. */
  refunded: (approvalUrl: string) => Promise<Refunded>;
  /** Captured minor units and refunds by provider order. */
  book: () => Promise<{ captured: Map<string, bigint>; refunded: Map<string, Refunded> }>;
  /** The result of the next refund. */
  nextRefund: (course: RefundCourse) => Promise<void>;
  /** Refunds the rest of an order, as on the provider's own site. */
  refundByHand: (approvalUrl: string) => Promise<string>;
  dispute: (approvalUrl: string, disputeId: string, status: "CREATED" | "RESOLVED") => Promise<void>;
  /** How checks of VAT IDs fail from now on; null: they do not. */
  viesFault: (fault: ViesFault | null) => Promise<void>;
  close: () => Promise<void>;
};

/** Milliseconds. A late response arrives after the shop's timeout, but soon enough for a test. */
const unhurried = { late: scaledTimeLimit(2_500), pending: 20_000 };
export const providerTimeout = scaledTimeLimit(1_000);

/** The payment provider's stand-in over real HTTP on free ports. @param entries its ledger so far */
export async function openProvider(
  barredCurrencies: readonly string[] = [],
  delays: { late: number; pending: number } = unhurried,
  webhookUrl?: string,
  entries: readonly Entry[] = [],
): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-provider-"));
  const ledgerFile = join(folder, "ledger.jsonl");
  writeFileSync(ledgerFile, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  const clock = { now: new Date() };
  const { app, control } = openSandbox({
    ledgerFile,
    publicUrl: "http://pay.test",
    clock: () => clock.now,
    delays,
    barredCurrencies,
    webhook: webhookUrl === undefined ? undefined : { url: webhookUrl, id: sandboxWebhookId },
  });
  const baseUrl = await app.listen({ host: "127.0.0.1", port: 0 });
  const controlUrl = await control.listen({ host: "127.0.0.1", port: 0 });
  const captured = async (): Promise<OrderInBook[]> => {
    const response = await fetch(`${controlUrl}/book`);
    const { orders } = (await response.json()) as { orders: OrderInBook[] };
    return orders.filter((order) => order.captured);
  };
  const tell = async (method: string, path: string, body: object): Promise<any> => {
    const response = await fetch(controlUrl + path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const tokenIn = (approvalUrl: string) => new URL(approvalUrl).searchParams.get("token");
  return {
    baseUrl,
    clock,
    viesFault: async (fault) => tell("PUT", "/vies-fault", { fault }),
    nextRefund: async (course) => tell("PUT", "/next-refund", { course }),
    refundByHand: async (approvalUrl) =>
      (await tell("POST", `/orders/${tokenIn(approvalUrl)}/refund`, {})).refund_id,
    dispute: async (approvalUrl, dispute_id, status) =>
      tell("POST", `/orders/${tokenIn(approvalUrl)}/dispute`, { dispute_id, status }),
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
