import { createVerify, X509Certificate } from "node:crypto";
import { crc32 } from "node:zlib";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { z } from "zod";
import { readText } from "#server/platform/read-text.ts";
import type { ProviderEvent, WebhookResult, WebhookRequest } from "./provider.ts";

type Options = { baseUrl: string; webhookId: string | null; timeout: number };

/** Milliseconds. The provider repeats an event for three days; its clock may be slightly ahead. */
const accepted = { past: 4 * 86_400_000, future: 300_000 };
/** Bytes of a certificate chain; milliseconds before an unavailable one is requested again. */
const largestCertificate = 32_768;
const askedAgainAfter = 10_000;
const certificatePath = "/v1/notifications/certs/";

const header = z.string().min(1).max(2_000);
const transmission = z.object({
  "paypal-transmission-id": header,
  "paypal-transmission-time": header,
  "paypal-transmission-sig": header,
  "paypal-cert-url": header,
  "paypal-auth-algo": z.literal("SHA256withRSA"),
});
const related = z.object({ order_id: z.string().optional(), capture_id: z.string().optional() }).optional();
const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z
    .object({
      id: z.string().max(100).optional(),
      dispute_id: z.string().max(100).optional(),
      supplementary_data: z.object({ related_ids: related }).optional(),
      disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).optional(),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    })
    .optional(),
});

/**
 * Verifies webhooks. The signature covers the raw body's CRC-32 and the shop's webhook id, so an event for another
 * shop is refused: developer.paypal.com/api/rest/webhooks/rest.
 */
export function webhookReader({ baseUrl, webhookId, timeout: patience }: Options) {
  const certificates = new LRUCache<string, X509Certificate>({ max: 10, ttl: 86_400_000 });
  const unavailable = new LRUCache<string, true>({ max: 100, ttl: askedAgainAfter });
  const limitDownloads = pLimit(2);

  return async ({ headers, rawBody }: WebhookRequest, now: Date): Promise<WebhookResult> => {
    const sent = transmission.safeParse(headers).data;
    if (webhookId === null || !sent) return { outcome: "forged" };
    const at = Date.parse(sent["paypal-transmission-time"]);
    const isRecent = at > now.getTime() - accepted.past && at < now.getTime() + accepted.future;
    if (!isRecent || !isProviderUrl(sent["paypal-cert-url"], baseUrl)) return { outcome: "forged" };
    const certificate = await limitDownloads(() => certificateAt(sent["paypal-cert-url"]));
    if (!certificate) return { outcome: "unclear" };
    if (new Date(certificate.validFrom) > now || new Date(certificate.validTo) < now)
      return { outcome: "forged" };
    const signed = [
      sent["paypal-transmission-id"],
      sent["paypal-transmission-time"],
      webhookId,
      crc32(rawBody),
    ];
    const isSigned = createVerify("sha256")
      .update(signed.join("|"))
      .verify(certificate.publicKey, sent["paypal-transmission-sig"], "base64");
    if (!isSigned) return { outcome: "forged" };
    const read = event.safeParse(parsed(rawBody)).data;
    return read ? { outcome: "event", event: toEvent(read) } : { outcome: "forged" };
  };

  async function certificateAt(url: string): Promise<X509Certificate | null> {
    const known = certificates.get(url);
    if (known || unavailable.has(url)) return known ?? null;
    try {
      const certificate = new X509Certificate(await textAt(url, patience));
      certificates.set(url, certificate);
      return certificate;
    } catch {
      unavailable.set(url, true);
      return null;
    }
  }
}

/** @throws if it is no certificate or too large, after reading no more than the limit */
async function textAt(url: string, timeoutMilliseconds: number): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds), redirect: "error" });
  const text = await readText(response, largestCertificate);
  if (!response.ok || !text.startsWith("-----BEGIN CERTIFICATE"))
    throw new Error(`there is no certificate at ${url}`);
  return text;
}

export function isProviderUrl(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const [requested, own] = [new URL(url), new URL(baseUrl)];
  if (
    requested.username !== "" ||
    requested.password !== "" ||
    !requested.pathname.startsWith(certificatePath)
  )
    return false;
  // PayPal's API has two host names, and certificates are on the older one.
  const nameOf = ({ origin }: URL) =>
    origin.replace(/^https:\/\/api\.(?=(sandbox\.)?paypal\.com$)/, "https://api-m.");
  return nameOf(requested) === nameOf(own);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

function kindOf(type: string): ProviderEvent["kind"] {
  if (type.startsWith("CUSTOMER.DISPUTE.")) return "dispute";
  if (type === "PAYMENT.CAPTURE.REVERSED") return "reversal";
  if (type === "PAYMENT.CAPTURE.REFUNDED" || type.startsWith("PAYMENT.REFUND.")) return "refund";
  return /^(PAYMENT\.CAPTURE|CHECKOUT\.ORDER)\./.test(type) ? "payment" : "other";
}

function toEvent({ id, event_type: type, resource = {} }: z.infer<typeof event>): ProviderEvent {
  const kind = kindOf(type);
  const { order_id, capture_id } = resource.supplementary_data?.related_ids ?? {};
  const parent = resource.links
    ?.find(({ rel }) => rel === "up")
    ?.href.split("/")
    .at(-1);
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id;
  const isOrder = type.startsWith("CHECKOUT.ORDER.");
  return {
    id,
    type,
    kind,
    resourceId: resource.dispute_id ?? resource.id ?? null,
    providerOrderId: order_id ?? (isOrder ? resource.id : undefined) ?? null,
    captureId: capture_id ?? (kind === "refund" || kind === "reversal" ? parent : disputed) ?? null,
  };
}
