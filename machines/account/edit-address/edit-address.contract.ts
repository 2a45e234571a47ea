import type { TypedAddress } from "#domain/address.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type AddressKind = "delivery" | "invoice";

/** `address`: as stored; null: none yet. */
export type EditAddressFacts = { kind: AddressKind; address: TypedAddress | null };

export type EditAddressEvent =
  | { type: "address.submitted"; address: TypedAddress }
  | { type: "address.removed" }
  | { type: "retry.requested" };

/** Codes of `address.problem`, by field. */
export type AddressFieldErrors = Partial<Record<keyof TypedAddress, string>>;

/** Port `saveAddress`. `address` null: removes it. */
export type SaveAddressInput = { kind: AddressKind; address: TypedAddress | null };
export type SaveAddressOutput =
  | { outcome: "saved" }
  | { outcome: "invalid"; fieldErrors: AddressFieldErrors }
  | Unforeseen;
