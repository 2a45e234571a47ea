import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Seconds, as at the provider. */
const lifetime = 32_400;

export type Credentials = { clientId: string; clientSecret: string };

/** Signed tokens that need no storage and survive a restart. */
export function accessTokens({ clientId, clientSecret }: Credentials, clock: () => Date) {
  const sign = (claim: string) => createHmac("sha256", clientSecret).update(claim).digest("base64url");
  const now = () => Math.floor(clock().getTime() / 1_000);
  return {
    isClient: (header: string | undefined): boolean =>
      same(header ?? "", `Basic ${btoa(`${clientId}:${clientSecret}`)}`),

    grant: () => {
      const claim = `${now() + lifetime}-${randomBytes(9).toString("base64url")}`;
      return {
        access_token: `${claim}.${sign(claim)}`,
        token_type: "Bearer",
        expires_in: lifetime,
        scope: "https://uri.paypal.com/services/payments/payment",
      };
    },

    isGranted: (header: string | undefined): boolean => {
      const [, claim = "", signature = ""] = /^Bearer ([^.]+)\.([^.]+)$/i.exec(header ?? "") ?? [];
      return same(signature, sign(claim)) && Number.parseInt(claim, 10) > now();
    },
  };
}

function same(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
