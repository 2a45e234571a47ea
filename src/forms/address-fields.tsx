import { lazy, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TypedAddress } from "#domain/address.ts";
import { countryOf } from "#domain/countries.ts";
import { hasOtherLetters } from "#domain/other-scripts.ts";
import { Field } from "#src/ui/field.tsx";
import { Select } from "#src/ui/select.tsx";
import {
  addressTexts,
  addressTextsOf,
  administrativeAreaKind,
  isRequired,
  findOtherLetters,
  setFieldValue,
  findUnprintable,
  type AddressText,
} from "./address-input.ts";
import { countryOptions } from "./country-options.ts";
import { LatinNotice } from "./latin-notice.tsx";
import { isFamilyNameFirst } from "./name-order.ts";

/** Loaded only when other scripts are typed. */
const LatinOffer = lazy(() => import("./latin-offer.tsx"));

/** The fields of one address; their names begin with `name`. `section`: for `autocomplete`. */
export function AddressFields(props: {
  name: string;
  section: "shipping" | "billing";
  typed: TypedAddress | null;
  /** Codes of `address.problem` by field name. */
  problems: Readonly<Record<string, string>>;
  countries: readonly string[];
  /** Names of products that cannot be delivered to the chosen country. */
  barred?: readonly string[];
}) {
  const intl = useIntl();
  const { name: part, section, typed, countries, barred = [] } = props;
  const only = countries.length === 1 ? countries[0]! : "";
  // A stored country that this market lacks is shown as a problem, not silently replaced.
  const [stored] = useState(typed?.country ?? "");
  const isForeign = stored !== "" && !countries.includes(stored);
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? countries.find((code) => code === typed?.country) ?? (isForeign ? "" : only);
  const [other, setOther] = useState(() => findOtherLetters(typed));
  const dialCode = countryOf(country)?.dial_code;
  const isJapanese = isFamilyNameFirst(intl.locale);
  const problemOf = (name: string) => {
    const code = props.problems[`${part}.${name}`];
    const named = barred.length > 0 ? "yes" : "no";
    const products = intl.formatList(barred, { type: "conjunction" });
    const unprintable = findUnprintable(typed?.[name as AddressText] ?? "");
    return (
      code &&
      intl.formatMessage({ id: `address.problem.${code}` }, { named, names: products, letters: unprintable })
    );
  };
  const labelOf = (name: AddressText) =>
    name === "administrativeArea"
      ? intl.formatMessage({ id: "address.administrativeArea" }, { kind: administrativeAreaKind(country) })
      : intl.formatMessage({ id: `address.${name}` });
  return (
    <>
      <LatinNotice country={country} countries={countries} />
      {addressTextsOf(country, isJapanese, stored === country ? typed : null).map((name) => {
        const text = other[name];
        return (
          <Field
            key={name}
            label={labelOf(name)}
            name={`${part}.${name}`}
            type="text"
            autoComplete={`${section} ${addressTexts[name][0]}`}
            defaultValue={typed?.[name] ?? ""}
            problem={problemOf(name)}
            required={isRequired(name, country)}
            onChange={({ target: { value } }) => {
              const next = hasOtherLetters(value) ? value : undefined;
              if (next !== text) setOther({ ...other, [name]: next });
            }}
            hint={
              text !== undefined && (
                <Suspense>
                  <LatinOffer
                    text={text}
                    country={country}
                    readsKana={isJapanese || country === "JP"}
                    onUse={(latin, form) => {
                      setFieldValue(form, `${part}.${name}`, latin);
                      setOther({ ...other, [name]: undefined });
                    }}
                  />
                </Suspense>
              )
            }
          />
        );
      })}
      <Select
        label={intl.formatMessage({ id: "address.country" })}
        name={`${part}.country`}
        autoComplete={`${section} country`}
        value={country}
        onChoose={setChosen}
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
