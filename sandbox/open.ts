import type { FastifyInstance } from "fastify";
import { sandboxApp } from "./app.ts";
import { openBook } from "./book.ts";
import { controlApp } from "./control.ts";
import type { Delays, Sandbox } from "./sandbox.ts";
import { silent, webhooks, type Webhook } from "./webhooks.ts";

export type SandboxOptions = {
  ledgerFile: string;
  /** The URL for browsers. */
  publicUrl: string;
  clock?: () => Date;
  /** Milliseconds. */
  delays?: Partial<Delays>;
  /** ISO 4217 codes that are refused when an order is created. */
  barredCurrencies?: readonly string[];
  clientId?: string;
  clientSecret?: string;
  /** Without one no events are sent. */
  webhook?: Webhook | undefined;
};

/**
 * The stand-in for the payment provider, not listening yet: `app` for shops and payers, and `control` for tests,
 * which is closed with it.
 * @throws when the ledger cannot be read; see `openLedger`.
 */
export function openSandbox(options: SandboxOptions): { app: FastifyInstance; control: FastifyInstance } {
  const { clock = () => new Date() } = options;
  const book = openBook(options.ledgerFile);
  const closing = new AbortController();
  const sandbox: Sandbox = {
    book,
    publicUrl: options.publicUrl.replace(/\/+$/, ""),
    shopsUrl: options.publicUrl.replace(/\/+$/, ""),
    clock,
    now: () => clock().toISOString(),
    delays: { late: 12_000, pending: 20_000, ...options.delays },
    barredCurrencies: options.barredCurrencies ?? [],
    nextFault: null,
    nextRefund: "paid",
    disputes: new Map(),
    viesFault: null,
    notify: silent,
    closing: closing.signal,
  };
  if (options.webhook) sandbox.notify = webhooks(sandbox, options.webhook);
  const app = sandboxApp(sandbox, {
    clientId: options.clientId ?? "sandbox-client",
    clientSecret: options.clientSecret ?? "sandbox-secret",
  });
  const control = controlApp(sandbox);
  app.addHook("preClose", async () => {
    closing.abort();
    await control.close();
  });
  app.addHook("onClose", async () => book.close());
  return { app, control };
}
