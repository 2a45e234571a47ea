import { expect, test } from "vitest";
import { requirements } from "#tests/support/requirements.ts";
import { addressErrors } from "./address-errors.ts";

test("an address is refused in the words of the specification", () => {
  requirements("messages.required", "messages.phone", "messages.zip", "messages.latin", "messages.country");
  const problems = {
    street: "required",
    phone: "phone_format",
    zip_code: "zip_format",
    city: "latin_only",
    country: "country_not_available",
  } as const;
  const errors = addressErrors("delivery_address", problems);
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ["delivery_address.street", "This field is required"],
    ["delivery_address.phone", "incorrect phone format"],
    ["delivery_address.zip_code", "incorrect ZIP code format"],
    ["delivery_address.city", "address only latin characters allowed"],
    ["delivery_address.country", "selected country not available for the market"],
  ]);
});
