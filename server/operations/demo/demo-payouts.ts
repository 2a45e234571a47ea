import type { PayoutStatus } from "#server/platform/database/payout-schema.ts";

export type DemoPayout = {
  daysAgo: number;
  currency: string;
  value: number;
  /** `exported`: the bank file was made two days later, and paid two days after that. */
  status: PayoutStatus;
};

export const demoPayouts: readonly DemoPayout[] = [
  { daysAgo: 47, currency: "EUR", value: 1.5, status: "paid" },
  { daysAgo: 35, currency: "EUR", value: 2, status: "failed" },
  { daysAgo: 26, currency: "EUR", value: 2.25, status: "paid" },
  { daysAgo: 8, currency: "EUR", value: 2, status: "exported" },
  { daysAgo: 2, currency: "JPY", value: 300, status: "requested" },
  { daysAgo: 0.9, currency: "EUR", value: 1.5, status: "requested" },
];

/** The Dutch example of the IBAN registry, which is not a real account. */
export const account = { holder: "Tom Rivers", iban: "NL91 ABNA 0417 1643 00" };

export const selfBillingSince = 33;
export const taxData = {
  name: "Tom Rivers",
  street: "Kade 3",
  zip_code: "1431 HB",
  city: "Aalsmeer",
  country: "NL",
  tax_number: "NL001234567B01",
  charges_vat: true,
};
