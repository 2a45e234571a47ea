import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TypedAddress } from "../../domain/address.ts";
import { countryOf } from "../../domain/countries.ts";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { countryOptions } from "./country-options.ts";
import { isFamilyFirst } from "./name-order.ts";

const texts = {
  firstName: ["given-name", true],
  lastName: ["family-name", true],
  company: ["organization", false],
  street: ["address-line1", true],
  additionalInfo: ["address-line2", false],
  zipCode: ["postal-code", true],
  city: ["address-level2", true],
} as const;
type Name = keyof typeof texts;

const usual = Object.keys(texts) as Name[];
/** Japanese forms ask for the family's name first, and go from the large to the small. */
const japanese: Name[] = ["lastName", "firstName", "company", "zipCode", "city", "street", "additionalInfo"];

/** The fields of one address; their names begin with `name`. `section`: what the browser may fill in. */
export function AddressFields(props: {
  name: string;
  section: "shipping" | "billing";
  typed: TypedAddress | null;
  /** Codes of `address.problem` by field name. */
  problems: Readonly<Record<string, string>>;
  countries: readonly string[];
  /** Names of products that are not delivered to the typed country. */
  barred?: readonly string[];
}) {
  const intl = useIntl();
  const { name: part, section, typed, countries, barred = [] } = props;
  const only = countries.length === 1 ? countries[0]! : "";
  // A stored address of another market's country is asked about, never taken for one of this market's.
  const [stored] = useState(typed?.country ?? "");
  const isForeign = stored !== "" && !countries.includes(stored);
  const country = countries.find((code) => code === typed?.country) ?? (isForeign ? "" : only);
  const dialCode = countryOf(country)?.dial_code;
  const problemOf = (name: string) => {
    const code = props.problems[`${part}.${name}`];
    const named = barred.length > 0 ? "yes" : "no";
    const names = intl.formatList(barred, { type: "conjunction" });
    return code && intl.formatMessage({ id: `address.problem.${code}` }, { named, names });
  };
  return (
    <>
      {(isFamilyFirst(intl.locale) ? japanese : usual).map((name) => {
        const [autoComplete, required] = texts[name];
        return (
          <Field
            key={name}
            label={intl.formatMessage({ id: `address.${name}` })}
            name={`${part}.${name}`}
            type="text"
            autoComplete={`${section} ${autoComplete}`}
            defaultValue={typed?.[name] ?? ""}
            problem={problemOf(name)}
            required={required}
          />
        );
      })}
      <Select
        label={intl.formatMessage({ id: "address.country" })}
        name={`${part}.country`}
        autoComplete={`${section} country`}
        defaultValue={country}
        options={[
          ...(country === ""
            ? [{ value: "", text: intl.formatMessage({ id: "address.choose_country" }) }]
            : []),
          ...countryOptions(countries, intl),
        ]}
        problem={
          problemOf("country") ??
          (isForeign && country === ""
            ? intl.formatMessage({ id: "address.problem.country_not_available" })
            : undefined)
        }
      />
      <Field
        label={intl.formatMessage({ id: "address.phone" })}
        name={`${part}.phone`}
        type="tel"
        autoComplete={`${section} tel`}
        defaultValue={typed?.phone ?? ""}
        problem={problemOf("phone")}
        hint={
          dialCode && (
            <FormattedMessage
              id="address.phone_hint"
              values={{ number: <bdi dir="ltr">{`${dialCode} …`}</bdi> }}
            />
          )
        }
      />
    </>
  );
}

/** Reads an address, also where it is hidden. */
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
    zipCode: text("zipCode"),
    country: text("country"),
    phone: text("phone"),
  };
}
