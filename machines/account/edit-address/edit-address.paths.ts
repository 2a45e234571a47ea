import { pathModel } from "#machines/paths/model.ts";
import { editAddressMachine } from "./edit-address.machine.ts";

const stored = {
  firstName: "Ada",
  lastName: "Jansen",
  company: "",
  street: "Prinsengracht 12",
  additionalInfo: "",
  city: "Amsterdam",
  zipCode: "1015 DV",
  country: "NL",
  phone: "+31 20 555 0101",
};
export const typed = { ...stored, street: "Keizersgracht 5", additionalInfo: "2nd floor" };

export const editAddressPaths = pathModel({
  machine: editAddressMachine,
  title: "Changing an address",
  purpose: "changing or removing the account's delivery or invoice address",
  starts: {
    "an address": { kind: "delivery", address: stored },
    none: { kind: "invoice", address: null },
  },
  happyPath: ["an address", "saves", "saveAddress ✓ saved"],
  does: {
    "address.submitted": { saves: { address: typed } },
    "address.removed": "removes it",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    saveAddress: {
      saved: "saved",
      invalid: { "no such postcode": { fieldErrors: { zipCode: "zip_format" } } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
  requirements: {
    "typing.editing": ["product.addresses", "routes.user-edit-address"],
    "typing.refused": ["messages.zip", "messages.latin", "messages.country"],
  },
});
