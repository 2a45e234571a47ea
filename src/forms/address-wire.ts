import type { TypedAddress } from "#domain/address.ts";
import type { Wire } from "#src/api/client.ts";

const fields = {
  firstName: "first_name",
  lastName: "last_name",
  company: "company",
  street: "street",
  additionalInfo: "additional_info",
  city: "city",
  administrativeArea: "administrative_area",
  zipCode: "zip_code",
  country: "country",
  phone: "phone",
} as const satisfies Record<keyof TypedAddress, keyof Wire["Address"]>;

export const toTypedAddress = (address: Wire["Address"]): TypedAddress => ({
  firstName: address.first_name,
  lastName: address.last_name,
  company: address.company ?? "",
  street: address.street,
  additionalInfo: address.additional_info ?? "",
  city: address.city,
  administrativeArea: address.administrative_area ?? "",
  zipCode: address.zip_code,
  country: address.country,
  phone: address.phone ?? "",
});

export const toWireAddress = (typed: TypedAddress): Wire["Address"] => ({
  first_name: typed.firstName.trim(),
  last_name: typed.lastName.trim(),
  company: typed.company.trim() || null,
  street: typed.street.trim(),
  additional_info: typed.additionalInfo.trim() || null,
  city: typed.city.trim(),
  administrative_area: typed.administrativeArea?.trim() || null,
  zip_code: typed.zipCode.trim(),
  country: typed.country,
  phone: typed.phone.trim() || null,
});

export const typedField = (name: string): string =>
  Object.entries(fields).find(([, wire]) => wire === name)?.[0] ?? name;
