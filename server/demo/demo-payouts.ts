import type { PayoutStatus } from "../database/payout-schema.ts";

export type DemoPayout = {
  daysAgo: number;
  currency: string;
  value: number;
  /** `exported`: the file for the bank was made two days later, and the bank answered two days after that. */
  status: PayoutStatus;
};

/** What the demo's tour lead asked to be paid out; from the third on, the shop writes his invoices. */
export const demoPayouts: readonly DemoPayout[] = [
  { daysAgo: 47, currency: "EUR", value: 1.5, status: "paid" },
  { daysAgo: 35, currency: "EUR", value: 2, status: "failed" },
  { daysAgo: 26, currency: "EUR", value: 2.25, status: "paid" },
  { daysAgo: 8, currency: "EUR", value: 2, status: "exported" },
  { daysAgo: 2, currency: "JPY", value: 300, status: "requested" },
  { daysAgo: 0.9, currency: "EUR", value: 1.5, status: "requested" },
];

/** The example of the Netherlands in the registry of IBANs: nobody has this account. */
export const account = { holder: "Tom Rivers", iban: "NL91 ABNA 0417 1643 00" };

/** Agreed to this many days ago. */
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
