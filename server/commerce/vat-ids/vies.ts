import { z } from "zod";
import { normalizeVatId, vatIdParts } from "#domain/vat-id.ts";
import { readText } from "#server/platform/read-text.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { observed } from "#server/platform/telemetry/telemetry.ts";

/** `errorCode`: the error that VIES named; null: none, or no response at all. */
export type ViesResult =
  | {
      status: "valid";
      errorCode: null;
      /** Proof for the tax authorities that it was checked; null: VIES gave none. */
      consultationNumber: string | null;
      traderName: string | null;
      traderAddress: string | null;
    }
  | { status: "invalid" | "unavailable"; errorCode: string | null };

/** @param sellerVatId on whose behalf: without it VIES gives no consultation number */
export type CheckAtVies = (vatId: string, sellerVatId: string | null) => Promise<ViesResult>;

/** What VIES writes where a member state discloses nothing. */
const undisclosed = "---";
const longestText = 500;
/** Without control characters, which the database refuses. */
const text = z
  .string()
  .nullish()
  .transform((value) =>
    value
      ?.replaceAll(/[^\P{Cc}\n]+/gu, " ")
      .trim()
      .slice(0, longestText),
  )
  .transform((value) => (value && value !== undisclosed ? value : null));
const checked = z.object({
  valid: z.boolean(),
  countryCode: z.string().optional(),
  vatNumber: z.string().optional(),
  requestIdentifier: text,
  name: text,
  address: text,
  userError: text,
});
const failed = z.object({ errorWrappers: z.array(z.object({ error: text })).min(1) });

/** Errors that concern the number itself; all others say that it could not be checked. */
const invalidNumberErrors: ReadonlySet<string> = new Set(["INVALID", "INVALID_INPUT"]);
const invalidSellerError = "INVALID_REQUESTER_INFO";
const defaultTimeout = 5_000;
/** Characters. */
const largestResponse = 64 * 1024;

/**
 * The European Commission's VAT Information Exchange System:
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
 * @param timeout milliseconds until a request counts as unanswered
 */
export const vies =
  (baseUrl: string, timeout = defaultTimeout): CheckAtVies =>
  (vatId, sellerVatId) =>
    observed(
      { kind: "provider", name: "check VAT ID" },
      () => check(baseUrl, AbortSignal.timeout(timeout), vatId, sellerVatId),
      ({ status }) => status,
    );

async function check(
  baseUrl: string,
  signal: AbortSignal,
  vatId: string,
  sellerVatId: string | null,
): Promise<ViesResult> {
  const { prefix, number } = vatIdParts(vatId);
  const seller = sellerVatId === null ? null : vatIdParts(sellerVatId);
  let result: ViesResult;
  try {
    const response = await fetch(`${baseUrl}/check-vat-number`, {
      method: "POST",
      signal,
      redirect: "error",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        countryCode: prefix,
        vatNumber: number,
        ...(seller && { requesterMemberStateCode: seller.prefix, requesterNumber: seller.number }),
      }),
    });
    result = viesResult(vatId, response.ok, JSON.parse(await readText(response, largestResponse)));
  } catch {
    return { status: "unavailable", errorCode: null };
  }
  if (result.errorCode !== invalidSellerError || sellerVatId === null) return result;
  log.error(`VIES does not accept ${sellerVatId} as the seller's VAT ID: correct the market's vat_number`);
  return check(baseUrl, signal, vatId, null);
}

function viesResult(vatId: string, isOk: boolean, body: unknown): ViesResult {
  const { data } = checked.safeParse(body);
  if (data?.valid === true) {
    const { countryCode, vatNumber, requestIdentifier: consultationNumber } = data;
    const isAsked = countryCode === undefined || normalizeVatId(`${countryCode}${vatNumber}`) === vatId;
    return isOk && isAsked
      ? {
          status: "valid",
          errorCode: null,
          consultationNumber,
          traderName: data.name,
          traderAddress: data.address,
        }
      : { status: "unavailable", errorCode: null };
  }
  const errorCode = data
    ? (data.userError ?? "INVALID")
    : (failed.safeParse(body).data?.errorWrappers[0]?.error ?? null);
  const isInvalid = errorCode !== null && invalidNumberErrors.has(errorCode);
  return { status: isInvalid ? "invalid" : "unavailable", errorCode };
}
