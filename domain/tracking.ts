import { findTrackingPage, trackingPages } from "./carriers.ts";

/** A parcel in transit. `trackingUrl`: entered by an administrator, for carriers without a page in `carriers.ts`. */
export type Shipment = { carrier: string; trackingNumber: string | null; trackingUrl: string | null };

export const knownCarriers: readonly string[] = Object.keys(trackingPages);

/** Characters of each part. */
export const maximumCarrierLength = 60;
export const maximumTrackingNumberLength = 60;
export const maximumTrackingUrlLength = 500;

/** Whether customers may be linked to a URL: https, without user name or password in it. */
export function isTrackingUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === "" && password === "" && hostname.includes(".");
}

/**
 * The carrier's page for the parcel, or null if it is not known.
 * @param country of delivery, ISO 3166-1 alpha-2
 */
export function trackingLink(
  { carrier, trackingNumber, trackingUrl }: Shipment,
  country: string,
): string | null {
  if (trackingUrl !== null) return isTrackingUrl(trackingUrl) ? trackingUrl : null;
  if (trackingNumber === null) return null;
  const page = findTrackingPage(carrier);
  return page?.(encodeURIComponent(trackingNumber.replace(/\s/g, "")), country) ?? null;
}
