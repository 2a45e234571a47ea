import { z } from "zod";
import { vatIdParts } from "#domain/vat-id.ts";
import { observed } from "#server/platform/telemetry/telemetry.ts";

/** `answer`: the error that VIES named; null: none, or no answer at all. */
export type ViesResult =
  | {
      status: "valid";
      answer: null;
      /** Proof for the tax authorities that it was checked; null: VIES gave none. */
      consultationNumber: string | null;
      traderName: string | null;
      traderAddress: string | null;
    }
  | { status: "invalid" | "unavailable"; answer: string | null };

/** @param sellerVatId on whose behalf: without it VIES gives no consultation number */
export type CheckAtVies = (vatId: string, sellerVatId: string | null) => Promise<ViesResult>;

/** What VIES writes where a member state discloses nothing. */
const undisclosed = "---";
const text = z
  .string()
  .nullish()
  .transform((value) => (value && value !== undisclosed ? value : null));
const checked = z.object({
  valid: z.boolean(),
  requestIdentifier: text,
  name: text,
  address: text,
  userError: text,
});
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** Errors that concern the number itself; all others say that it could not be checked. */
const aboutTheNumber: ReadonlySet<string> = new Set(["INVALID", "INVALID_INPUT"]);
const longestWait = 5_000;

/**
 * The European Commission's VAT Information Exchange System:
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
 * @param timeout milliseconds until a request counts as unanswered
 */
export const vies =
  (baseUrl: string, timeout = longestWait): CheckAtVies =>
  (vatId, sellerVatId) =>
    observed(
      { kind: "provider", name: "check VAT id" },
      () => check(baseUrl, timeout, vatId, sellerVatId),
      ({ status }) => status,
    );

async function check(
  baseUrl: string,
  timeout: number,
  vatId: string,
  sellerVatId: string | null,
): Promise<ViesResult> {
  const { prefix, number } = vatIdParts(vatId);
  const seller = sellerVatId === null ? null : vatIdParts(sellerVatId);
  try {
    const response = await fetch(`${baseUrl}/check-vat-number`, {
      method: "POST",
      signal: AbortSignal.timeout(timeout),
      redirect: "error",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        countryCode: prefix,
        vatNumber: number,
        ...(seller && { requesterMemberStateCode: seller.prefix, requesterNumber: seller.number }),
      }),
    });
    return viesResult(await response.json());
  } catch {
    return { status: "unavailable", answer: null };
  }
}

function viesResult(body: unknown): ViesResult {
  const { data } = checked.safeParse(body);
  if (data?.valid === true) {
    const { requestIdentifier: consultationNumber, name: traderName, address: traderAddress } = data;
    return { status: "valid", answer: null, consultationNumber, traderName, traderAddress };
  }
  const answer = data
    ? (data.userError ?? "INVALID")
    : (failed.safeParse(body).data?.errorWrappers[0]?.error ?? null);
  return { status: answer !== null && aboutTheNumber.has(answer) ? "invalid" : "unavailable", answer };
}
