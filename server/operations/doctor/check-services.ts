import { requestToken } from "#server/commerce/payment/paypal-client.ts";
import type { Settings } from "#server/platform/settings.ts";

const timeout = 8_000;

/**
 * Connects and logs in to the mail server without sending anything. Returns why mails can't be sent with this URL, or
 * null; the message does not repeat the URL, which may contain a password.
 * @throws Error if the server is unreachable
 */
export async function checkMailServer(url: string): Promise<string | null> {
  if (!URL.canParse(url))
    return "it is no address; in a password, # / ? and @ are written %23 %2F %3F and %40.";
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url, connectionTimeout: timeout, greetingTimeout: timeout });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const message = toReadableError(error);
    if ((error as { code?: string }).code === "EAUTH") return message.message;
    throw message;
  } finally {
    transport.close();
  }
}

/**
 * Requests a token from the payment provider. Returns why it is refused, or null.
 * @throws Error if the provider is unreachable
 */
export async function checkPaymentProvider(provider: Settings["provider"]): Promise<string | null> {
  const response = requestToken(provider, AbortSignal.timeout(timeout));
  const { ok, status } = await response.catch((error: unknown) => Promise.reject(toReadableError(error)));
  if (ok) return null;
  if (status < 500) return `${provider.baseUrl} answers ${status}.`;
  throw new Error(`${provider.baseUrl} answers ${status}.`);
}

export async function checkTraceCollector({ url }: NonNullable<Settings["traces"]>): Promise<void> {
  const place = new URL(`${url}/v1/traces`);
  const { username, password } = place;
  place.username = place.password = "";
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const response = fetch(place, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(username && { authorization: `Basic ${Buffer.from(login).toString("base64")}` }),
    },
    body: '{"resourceSpans":[]}',
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  const { ok, status } = await response.catch((error: unknown) => Promise.reject(toReadableError(error)));
  // The collector's key is in OTEL_EXPORTER_OTLP_HEADERS, which only the exporter uses.
  if (!ok && status !== 401 && status !== 403) throw new Error(`${place} answers ${status}.`);
}

/** Only the innermost error's message, since a refused connection in the causes would be taken for the database's. */
function toReadableError(error: unknown): Error {
  let cause = error;
  while (cause instanceof Error) {
    const next: unknown = cause instanceof AggregateError ? cause.errors[0] : cause.cause;
    if (!(next instanceof Error)) break;
    cause = next;
  }
  return new Error(cause instanceof Error ? cause.message || cause.name : String(cause));
}
