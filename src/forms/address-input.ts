import type { TypedAddress } from "#domain/address.ts";
import { areaKind, hasPostcode, postalFields, type PostalField } from "#domain/address-form.ts";
import { isPrintable } from "#domain/printable.ts";
import { hasOtherLetters } from "#domain/other-scripts.ts";

/** `autocomplete` tokens, and whether every address needs the field. */
export const addressTexts = {
  firstName: ["given-name", true],
  lastName: ["family-name", true],
  company: ["organization", false],
  street: ["address-line1", true],
  additionalInfo: ["address-line2", false],
  zipCode: ["postal-code", true],
  city: ["address-level2", true],
  administrativeArea: ["address-level1", false],
} as const;
export type AddressText = keyof typeof addressTexts;
const all = Object.keys(addressTexts) as AddressText[];

/** Before a country is chosen. Japanese forms go from the large to the small. */
const usual: readonly PostalField[] = ["street", "additionalInfo", "zipCode", "city"];
const japanese: readonly PostalField[] = ["zipCode", "city", "street", "additionalInfo"];

/**
 * The fields of a country's postal addresses, in its order.
 * @param stored an existing address of that country; other fields that it fills are shown too
 */
export function addressTextsOf(
  country: string,
  isJapanese: boolean,
  stored: TypedAddress | null,
): AddressText[] {
  const script = isJapanese && country === "JP" ? "local" : "latin";
  const placeFields = country === "" ? (isJapanese ? japanese : usual) : postalFields(country, script);
  const left = (["zipCode", "administrativeArea"] as const).filter(
    (name) => !placeFields.includes(name) && Boolean(stored?.[name]?.trim()),
  );
  const nameFields: AddressText[] = isJapanese ? ["lastName", "firstName"] : ["firstName", "lastName"];
  return [...nameFields, "company", ...placeFields, ...left];
}

export const isRequired = (name: AddressText, country: string): boolean =>
  addressTexts[name][1] && (name !== "zipCode" || hasPostcode(country));

export const administrativeAreaKind = (country: string): string => areaKind(country) ?? "region";

export type OtherLetters = Partial<Record<AddressText, string>>;

/** Characters of scripts other than Latin. */
export const findOtherLetters = (typed: TypedAddress | null): OtherLetters =>
  Object.fromEntries(
    all.flatMap((name) => (hasOtherLetters(typed?.[name] ?? "") ? [[name, typed![name]]] : [])),
  );

/** The characters that an invoice can't show. */
export const findUnprintable = (text: string): string =>
  [...new Set([...text].filter((character) => !isPrintable(character)))].join(" ");

/** Sets a field's value as if it was typed. */
export function setFieldValue(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  // The prototype's setter: React does not notice a value that is set through the element's own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/** Includes hidden fields. */
export function readAddress(form: HTMLFormElement, part: string): TypedAddress {
  const text = (name: string) => {
    const field = form.elements.namedItem(`${part}.${name}`);
    return field && "value" in field ? String(field.value) : "";
  };
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    company: text("company"),
    street: text("street"),
    additionalInfo: text("additionalInfo"),
    city: text("city"),
    administrativeArea: text("administrativeArea"),
    zipCode: text("zipCode"),
    country: text("country"),
    phone: text("phone"),
  };
}
