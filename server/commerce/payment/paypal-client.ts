import { z } from "zod";

export type PaypalAccess = { baseUrl: string; clientId: string; clientSecret: string };
export type PaypalResponse = { status: number; body: unknown };
export type PaypalCall = (
  method: string,
  path: string,
  requestId: string | null,
  body: unknown,
) => Promise<PaypalResponse | null>;

const granted = z.object({ access_token: z.string(), expires_in: z.number() });

/** Calls PayPal's REST API and renews its token; `patience` in milliseconds. */
export function paypalClient(access: PaypalAccess, timeout: number): PaypalCall {
  let token: { value: string; until: number } | null = null;

  async function accessToken(signal: AbortSignal): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const response = await requestToken(access, signal);
    const { access_token: value, expires_in } = granted.parse(await response.json());
    token = { value, until: Date.now() + (expires_in - 60) * 1000 };
    return value;
  }

  return async (method, path, requestId, body) => {
    const signal = AbortSignal.timeout(timeout);
    const send = async () =>
      fetch(access.baseUrl + path, {
        method,
        signal,
        // Following a redirect would disclose amount and order to its target.
        redirect: "error",
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          "content-type": "application/json",
          prefer: "return=representation",
          ...(requestId ? { "paypal-request-id": requestId } : {}),
        },
        ...(body !== null && { body: JSON.stringify(body) }),
      });
    try {
      let response = await send();
      if (response.status === 401) {
        // The provider may revoke a token early: try once more with a new one.
        token = null;
        response = await send();
      }
      return { status: response.status, body: await response.json() };
    } catch {
      return null;
    }
  };
}

export const requestToken = (
  { baseUrl, clientId, clientSecret }: PaypalAccess,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(`${baseUrl}/v1/oauth2/token`, {
    method: "POST",
    signal,
    redirect: "error",
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
