import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TypedAddress } from "#domain/address.ts";
import { countryOf } from "#domain/countries.ts";
import { Field } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";
import {
  addressTextsOf,
  administrativeAreaKind,
  findOtherLetters,
  findUnprintable,
  type AddressText,
} from "./address-input.ts";
import { AddressTextField } from "./address-text-field.tsx";
import { countryOptions } from "./country-options.ts";
import { LatinNotice } from "./latin-notice.tsx";
import { isFamilyNameFirst } from "./name-order.ts";

type Props = {
  name: string;
  section: "shipping" | "billing";
  typed: TypedAddress | null;
  /** Codes of `address.problem` by field name. */
  problems: Readonly<Record<string, string>>;
  countries: readonly string[];
  /** Names of products that cannot be delivered to the chosen country. */
  barred?: readonly string[];
};

/** The fields of one address; their names begin with `name`. `section`: for `autocomplete`. */
export function AddressFields(props: Props) {
  const intl = useIntl();
  const { name: address, section, typed, countries } = props;
  const problemOf = useProblems(props);
  const { country, stored, isUnavailable, choose } = useCountry(typed, countries);
  const [otherLetters, setOtherLetters] = useState(() => findOtherLetters(typed));
  const isJapanese = isFamilyNameFirst(intl.locale);
  const labelOf = (name: AddressText) =>
    name === "administrativeArea"
      ? intl.formatMessage({ id: "address.administrativeArea" }, { kind: administrativeAreaKind(country) })
      : intl.formatMessage({ id: `address.${name}` });
  return (
    <>
      <Select
        label={intl.formatMessage({ id: "address.country" })}
        name={`${address}.country`}
        autoComplete={`${section} country`}
        value={country}
        onChoose={choose}
        options={[
          ...(country === ""
            ? [{ value: "", text: intl.formatMessage({ id: "address.choose_country" }) }]
            : []),
          ...countryOptions(countries, intl),
        ]}
        problem={
          problemOf("country") ??
          (isUnavailable ? intl.formatMessage({ id: "address.problem.country_not_available" }) : undefined)
        }
      />
      <LatinNotice country={country} countries={countries} />
      {addressTextsOf(country, isJapanese, stored === country ? typed : null).map((name) => (
        <AddressTextField
          key={name}
          address={address}
          name={name}
          section={section}
          typed={typed}
          label={labelOf(name)}
          problem={problemOf(name)}
          country={country}
          readsKana={isJapanese || country === "JP"}
          otherLetters={otherLetters[name]}
          onOtherLetters={(text) => setOtherLetters({ ...otherLetters, [name]: text })}
        />
      ))}
      <PhoneField
        address={address}
        section={section}
        typed={typed}
        country={country}
        problem={problemOf("phone")}
      />
    </>
  );
}

/** The chosen country. A stored one that this market lacks is shown as a problem, not silently replaced. */
function useCountry(typed: TypedAddress | null, countries: readonly string[]) {
  const [stored] = useState(typed?.country ?? "");
  const [chosen, choose] = useState<string | null>(null);
  const only = countries.length === 1 ? countries[0]! : "";
  const isForeign = stored !== "" && !countries.includes(stored);
  const country = chosen ?? countries.find((code) => code === typed?.country) ?? (isForeign ? "" : only);
  return { country, stored, isUnavailable: isForeign && country === "", choose };
}

/** Returns the text of a field's problem. */
function useProblems({ name: address, typed, problems, barred = [] }: Props) {
  const intl = useIntl();
  return (name: string): string | undefined => {
    const code = problems[`${address}.${name}`];
    const named = barred.length > 0 ? "yes" : "no";
    const names = intl.formatList(barred, { type: "conjunction" });
    const letters = findUnprintable(typed?.[name as AddressText] ?? "");
    return code && intl.formatMessage({ id: `address.problem.${code}` }, { named, names, letters });
  };
}

function PhoneField(props: {
  address: string;
  section: Props["section"];
  typed: TypedAddress | null;
  country: string;
  problem: string | undefined;
}) {
  const { address, section, typed, country, problem } = props;
  const intl = useIntl();
  const dialCode = countryOf(country)?.dial_code;
  return (
    <Field
      label={intl.formatMessage({ id: "address.phone" })}
      name={`${address}.phone`}
      type="tel"
      autoComplete={`${section} tel`}
      defaultValue={typed?.phone ?? ""}
      problem={problem}
      hint={
        dialCode && (
          <FormattedMessage
            id="address.phone_hint"
            values={{ number: <bdi dir="ltr">{`${dialCode} …`}</bdi> }}
          />
        )
      }
    />
  );
}
