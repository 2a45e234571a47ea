import type { AddressProblem, AddressProblems } from "#domain/address.ts";

const messages: Record<AddressProblem, string> = {
  required: "This field is required",
  latin_only: "address only latin characters allowed",
  not_printable: "holds a character that can't be printed on an invoice",
  phone_format: "incorrect phone format",
  zip_format: "incorrect ZIP code format",
  zip_not_delivered: "we do not deliver to this ZIP code",
  outside_vat_area: "we do not deliver to this area",
  country_not_available: "selected country not available for the market",
};

export const addressErrors = (field: string, problems: AddressProblems) =>
  Object.entries(problems).map(([name, code]) => ({
    field: `${field}.${name}`,
    message: messages[code],
    code,
  }));
