import { lazy, Suspense } from "react";
import type { TypedAddress } from "#domain/address.ts";
import { hasOtherLetters } from "#domain/other-scripts.ts";
import { Field } from "#src/ui/field.tsx";
import { addressTexts, isRequired, setFieldValue, type AddressText } from "./address-input.ts";

/** Loaded only when other scripts are typed. */
const LatinOffer = lazy(() => import("./latin-offer.tsx"));

/** A field of an address that offers to write in Latin letters what was typed in another script. */
export function AddressTextField(props: {
  /** The name of the address, with which the field's name begins. */
  address: string;
  name: AddressText;
  section: "shipping" | "billing";
  typed: TypedAddress | null;
  label: string;
  problem: string | undefined;
  country: string;
  readsKana: boolean;
  /** The text in another script. */
  otherLetters: string | undefined;
  onOtherLetters: (text: string | undefined) => void;
}) {
  const { address, name, section, typed, label, problem, country, readsKana } = props;
  const { otherLetters, onOtherLetters } = props;
  return (
    <Field
      label={label}
      name={`${address}.${name}`}
      type="text"
      autoComplete={`${section} ${addressTexts[name][0]}`}
      defaultValue={typed?.[name] ?? ""}
      problem={problem}
      required={isRequired(name, country)}
      onChange={({ target: { value } }) => {
        const text = hasOtherLetters(value) ? value : undefined;
        if (text !== otherLetters) onOtherLetters(text);
      }}
      hint={
        otherLetters !== undefined && (
          <Suspense>
            <LatinOffer
              text={otherLetters}
              country={country}
              readsKana={readsKana}
              onUse={(latin, form) => {
                setFieldValue(form, `${address}.${name}`, latin);
                onOtherLetters(undefined);
              }}
            />
          </Suspense>
        )
      }
    />
  );
}
