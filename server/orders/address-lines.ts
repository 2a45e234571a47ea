import type { AddressFields } from "#domain/address.ts";
import type { Seller } from "../database/schema.ts";
import type { Words } from "../markets/words.ts";

/** An address as it stands on a letter. */
export const addressLines = (address: AddressFields, { country }: Words): string[] =>
  [
    address.company,
    `${address.first_name} ${address.last_name}`,
    address.street,
    address.additional_info,
    `${address.zip_code} ${address.city}`,
    country(address.country),
  ].filter((line): line is string => Boolean(line?.trim()));

/** Where the seller is. */
export const sellerAddress = (seller: Seller, { country }: Words): string[] => [
  seller.name,
  seller.street,
  `${seller.zip_code} ${seller.city}`,
  country(seller.country),
];

/** And how else the seller is reached, as the law wants it said of the right of withdrawal. */
export const sellerLines = (seller: Seller, words: Words): string[] => [
  ...sellerAddress(seller, words),
  ...(seller.phone === undefined ? [] : [seller.phone]),
  seller.email,
];
