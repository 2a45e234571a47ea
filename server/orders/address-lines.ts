import type { AddressFields } from "#domain/address.ts";
import { postalAddress, postalLines, type PostalAddress } from "#domain/postal-lines.ts";
import type { Seller } from "../database/schema.ts";
import type { Words } from "../markets/words.ts";

/** An address as it stands on a letter from abroad. */
export const internationalAddressLines = (address: PostalAddress, { country }: Words): string[] => [
  ...postalLines(address),
  country(address.country),
];

/** Where a customer is. */
export const addressLines = (address: AddressFields, words: Words): string[] =>
  internationalAddressLines(postalAddress(address), words);

/** Where the seller is. */
export const sellerAddress = (seller: Seller, words: Words): string[] => [
  seller.name,
  ...internationalAddressLines({ ...seller, name: "" }, words),
];

/** And how else the seller is reached, as the law wants it said of the right of withdrawal. */
export const sellerLines = (seller: Seller, words: Words): string[] => [
  ...sellerAddress(seller, words),
  ...(seller.phone === undefined ? [] : [seller.phone]),
  seller.email,
];
