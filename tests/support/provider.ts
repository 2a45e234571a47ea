import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sandboxApp } from "../../sandbox/app.ts";
import type { Fault } from "../../sandbox/faults.ts";

export type Provider = {
  /** Where the shop reaches it; also what `PAYPAL_BASE_URL` would say. */
  baseUrl: string;
  /** Its own clock, for payments that stay pending. */
  clock: { now: Date };
  /** Approves at an order's page as a person does; answers where the person is sent. */
  approve: (approvalUrl: string, fault?: Fault | "") => Promise<string | null>;
  /** How many captures its ledger holds. */
  captures: () => number;
  /** How many refunds of a capture it holds. */
  refunds: (captureId: string) => number;
  /** By provider order: the minor units that were captured, and which of them were refunded. */
  book: () => { captured: Map<string, bigint>; refunded: Set<string> };
  close: () => Promise<void>;
};

/** Milliseconds. A late answer comes after an impatient shop has given up, and no later than a test can wait. */
const unhurried = { late: 2_500, pending: 20_000 };
export const impatience = 1_000;
const publicUrl = "http://pay.test";

/** The payment provider's stand-in over real HTTP on a free port. */
export async function openProvider(
  barredCurrencies: readonly string[] = [],
  delays: { late: number; pending: number } = unhurried,
): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-provider-"));
  const ledgerFile = join(folder, "ledger.jsonl");
  const clock = { now: new Date() };
  const app = sandboxApp({ ledgerFile, publicUrl, clock: () => clock.now, delays, barredCurrencies });
  const baseUrl = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    baseUrl,
    clock,
    approve: async (approvalUrl, fault = "") => {
      const response = await fetch(approvalUrl.replace(publicUrl, baseUrl), {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ action: "approve", fault }),
      });
      return response.headers.get("location");
    },
    captures: () => readFileSync(ledgerFile, "utf8").split('"kind":"orderCaptured"').length - 1,
    refunds: (captureId) =>
      readFileSync(ledgerFile, "utf8")
        .split("\n")
        .filter((line) => line.includes('"kind":"captureRefunded"') && line.includes(captureId)).length,
    book: () => readBook(ledgerFile),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Line = {
  kind: string;
  id?: string;
  captureId?: string;
  amount?: { minor: string };
};

function readBook(ledgerFile: string): ReturnType<Provider["book"]> {
  const lines = readFileSync(ledgerFile, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  const amounts = new Map(
    lines.filter(({ amount }) => amount).map(({ id, amount }) => [id, BigInt(amount!.minor)]),
  );
  const captures = lines.filter(({ kind }) => kind === "orderCaptured");
  const refunds = lines.filter(({ kind }) => kind === "captureRefunded");
  return {
    captured: new Map(captures.map(({ id }) => [id!, amounts.get(id)!])),
    refunded: new Set(
      refunds.map(({ captureId }) => captures.find((capture) => capture.captureId === captureId)!.id!),
    ),
  };
}
