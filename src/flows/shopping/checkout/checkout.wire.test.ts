import { expect, test } from "vitest";
import { toWireAddress } from "#src/forms/address-wire.ts";
import { toFieldErrors, toRefusals, toShortage, toTyped } from "./checkout.wire.ts";

const wire = {
  first_name: "Ada",
  last_name: "Jansen",
  company: null,
  street: "Prinsengracht 12",
  additional_info: null,
  city: "Amsterdam",
  administrative_area: "Noord-Holland",
  zip_code: "1015 DV",
  country: "NL",
  phone: null,
};

test("an address survives a round trip", () => {
  const typed = toTyped({ delivery_address: wire, invoice_address: null });
  expect(typed).toEqual({
    email: "",
    delivery: {
      firstName: "Ada",
      lastName: "Jansen",
      company: "",
      street: "Prinsengracht 12",
      additionalInfo: "",
      city: "Amsterdam",
      administrativeArea: "Noord-Holland",
      zipCode: "1015 DV",
      country: "NL",
      phone: "",
    },
    invoice: null,
    vatId: "",
    note: "",
    giftNote: null,
  });
  expect(toWireAddress(typed!.delivery)).toEqual(wire);
});

test("a refusal's fields get the form's names", () => {
  const errors = [
    { field: "delivery_address.zip_code", message: "", code: "zip_format" as const },
    { field: "invoice_address.first_name", message: "" },
    { field: "gift_note", message: "", code: "unseen_marks" as const },
  ];
  expect(toFieldErrors(errors)).toEqual({
    "delivery.zipCode": "zip_format",
    "invoice.firstName": "required",
    giftNote: "unseen_marks",
  });
});

test("a changed price has the old and the new price", () => {
  const changes = [
    {
      code: "price_changed" as const,
      product_id: "p",
      variant_id: "p",
      name: "Fern",
      old_price: 14.5,
      new_price: 15.95,
    },
  ];
  expect(toRefusals(changes)).toEqual([
    { code: "price_changed", params: { variantId: "p", name: "Fern", before: 14.5, after: 15.95 } },
  ]);
});

test("a shortage names its product and its variant", () => {
  const line = { name: "Boston fern · 17 cm", wanted: 3, left: 1 };
  expect(toShortage({ ...line, product_id: "a-product", variant_id: "a-variant" })).toEqual({
    ...line,
    productId: "a-product",
    variantId: "a-variant",
  });
});
