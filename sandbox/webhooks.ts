import { createSign, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { captureAnswer, captureStatus, refundAnswer, refundStatus } from "./answers.ts";
import type { Sandbox } from "./sandbox.ts";

/** `url` receives the events; `id` is part of the signed content. */
export type Webhook = { url: string; id: string };
/** Sends events to the shop in the background. */
export type Notify = {
  capture: (orderId: string) => void;
  refund: (refundId: string) => void;
  dispute: (orderId: string, disputeId: string, status: "CREATED" | "RESOLVED") => void;
};
export const silent: Notify = { capture: () => {}, refund: () => {}, dispute: () => {} };

export const certificatePath = "/v1/notifications/certs/sandbox";
/** Useless elsewhere: a shop accepts a certificate from its own provider's URL only. */
export const certificate = readFileSync(join(import.meta.dirname, "webhook-certificate.pem"), "utf8");
const key = readFileSync(join(import.meta.dirname, "webhook-key.pem"), "utf8");

/** Milliseconds before each retry; the provider itself retries for three days. */
const pauses = [200, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 60_000, 60_000];

type Event = { event_type: string; resource_type: string; resource: unknown };

/** Sends an event for each change until the shop has accepted it. */
export function webhooks(sandbox: Sandbox, { url, id: webhookId }: Webhook): Notify {
  const { book, publicUrl, clock, closing } = sandbox;

  async function send(event: Event): Promise<void> {
    const body = JSON.stringify({ id: `WH-${randomUUID()}`, create_time: sandbox.now(), ...event });
    for (const pause of [0, ...pauses]) {
      await wait(pause, undefined, { signal: closing, ref: false });
      if (await post(body)) return;
    }
  }

  async function post(body: string): Promise<boolean> {
    const [transmission, at] = [randomUUID(), sandbox.now()];
    const signed = [transmission, at, webhookId, crc32(body)].join("|");
    try {
      const { ok } = await fetch(url, {
        method: "POST",
        signal: AbortSignal.any([closing, AbortSignal.timeout(10_000)]),
        headers: {
          "content-type": "application/json",
          "paypal-transmission-id": transmission,
          "paypal-transmission-time": at,
          "paypal-transmission-sig": createSign("sha256").update(signed).sign(key, "base64"),
          "paypal-cert-url": `${sandbox.shopsUrl}${certificatePath}`,
          "paypal-auth-algo": "SHA256withRSA",
        },
        body,
      });
      return ok;
    } catch {
      return false;
    }
  }

  /** Now, and again when it has settled. */
  const sendEvent = (event: () => Event, settlesAt: string | undefined): void => {
    const left = () => (settlesAt === undefined ? 0 : Date.parse(settlesAt) - clock().getTime());
    const both = async () => {
      const isPending = left() > 0;
      await send(event());
      if (!isPending) return;
      // The clock may stand still in tests.
      while (left() > 0) await wait(left() + 50, undefined, { signal: closing, ref: false });
      await send(event());
    };
    both().catch(() => {});
  };

  return {
    capture: (orderId) => {
      const order = book.order(orderId)!;
      const event = (): Event => {
        const resource = captureAnswer(order, order.capture!, publicUrl, clock());
        const isPending = captureStatus(order, order.capture!, clock()) === "PENDING";
        const event_type = isPending ? "PAYMENT.CAPTURE.PENDING" : "PAYMENT.CAPTURE.COMPLETED";
        return { event_type, resource_type: "capture", resource };
      };
      sendEvent(event, order.capture?.settlesAt);
    },
    refund: (refundId) => {
      const order = book.orderOfRefund(refundId)!;
      const refund = order.capture!.refunds.find((candidate) => candidate.refundId === refundId)!;
      const types = {
        COMPLETED: "PAYMENT.CAPTURE.REFUNDED",
        PENDING: "PAYMENT.REFUND.PENDING",
        FAILED: "PAYMENT.REFUND.FAILED",
      };
      const event = (): Event => ({
        event_type: types[refundStatus(refund, clock())],
        resource_type: "refund",
        resource: refundAnswer(order, refund, publicUrl, clock()),
      });
      sendEvent(event, refund.settlesAt);
    },
    dispute: (orderId, dispute_id, status) => {
      const { capture } = book.order(orderId)!;
      const disputed_transactions = [{ seller_transaction_id: capture!.captureId }];
      const resource = { dispute_id, disputed_transactions, reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED" };
      sendEvent(
        () => ({ event_type: `CUSTOMER.DISPUTE.${status}`, resource_type: "dispute", resource }),
        undefined,
      );
    },
  };
}
