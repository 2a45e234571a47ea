import type { AddressFields } from "#domain/address.ts";
import { postalAddress, postalLines, type PostalAddress } from "#domain/postal-lines.ts";
import type { Seller } from "#server/platform/database/schema.ts";
import type { Words } from "#server/commerce/markets/words.ts";

export const internationalAddressLines = (address: PostalAddress, { country }: Words): string[] => [
  ...postalLines(address),
  country(address.country),
];

export const addressLines = (address: AddressFields, words: Words): string[] =>
  internationalAddressLines(postalAddress(address), words);

export const sellerAddress = (seller: Seller, words: Words): string[] => [
  seller.name,
  ...internationalAddressLines({ ...seller, name: "" }, words),
];

/** The seller's contact data, as required for the right of withdrawal. */
export const sellerLines = (seller: Seller, words: Words): string[] => [
  ...sellerAddress(seller, words),
  ...(seller.phone === undefined ? [] : [seller.phone]),
  seller.email,
];
