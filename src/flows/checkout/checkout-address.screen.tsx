import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { countryOf } from "../../../domain/countries.ts";
import { longestNote } from "../../../domain/note.ts";
import type { Typed, TypedAddress } from "../../../machines/checkout/checkout.contract.ts";
import type { CheckoutView } from "../../../machines/checkout/checkout.view.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import type { Send } from "./checkout.send.ts";
import styles from "./checkout.module.css";

type View = Extract<CheckoutView, { sees: "addressForm" }>;
type Kind = "delivery" | "invoice";

export function AddressScreen({
  view,
  send,
  countries,
}: {
  view: View;
  send: Send;
  countries: readonly string[];
}) {
  const { typed, fieldErrors, saving } = view;
  const [isInvoiceOther, setInvoiceOther] = useState(typed?.invoice != null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fieldErrors]);
  const keep = (event: React.SyntheticEvent<HTMLFormElement>) =>
    send({ type: "address.typed", ...readForm(event.currentTarget) });
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "address.submitted", ...readForm(event.currentTarget) });
  };
  const address = (kind: Kind) => (
    <Address kind={kind} typed={typed?.[kind] ?? null} problems={fieldErrors} countries={countries} />
  );
  return (
    <form ref={form} className={styles.form} onChange={keep} onSubmit={submit} method="post" noValidate>
      <fieldset className={styles.fields}>
        <legend>
          <FormattedMessage id="checkout.address.delivery" />
        </legend>
        {address("delivery")}
      </fieldset>
      <Checkbox name="other-invoice" checked={isInvoiceOther} onChange={setInvoiceOther}>
        <FormattedMessage id="checkout.address.other_invoice" />
      </Checkbox>
      {/* Hidden rather than removed, so that its text is still there if the person changes their mind. */}
      <fieldset className={styles.fields} hidden={!isInvoiceOther} disabled={!isInvoiceOther}>
        <legend>
          <FormattedMessage id="checkout.address.invoice" />
        </legend>
        {address("invoice")}
      </fieldset>
      <Note typed={typed?.note ?? ""} problem={fieldErrors["note"]} />
      <Button type="submit" size="large" busy={saving}>
        <FormattedMessage id="checkout.to_delivery" />
      </Button>
    </form>
  );
}

function Note({ typed, problem }: { typed: string; problem: string | undefined }) {
  const intl = useIntl();
  return (
    <Field
      label={intl.formatMessage({ id: "checkout.address.note" })}
      name="note"
      lines={3}
      maxLength={longestNote}
      defaultValue={typed}
      problem={problem && intl.formatMessage({ id: `checkout.address.problem.${problem}` })}
    />
  );
}

const texts = [
  ["firstName", "given-name", true],
  ["lastName", "family-name", true],
  ["company", "organization", false],
  ["street", "address-line1", true],
  ["additionalInfo", "address-line2", false],
  ["zipCode", "postal-code", true],
  ["city", "address-level2", true],
] as const;

function Address(props: {
  kind: Kind;
  typed: TypedAddress | null;
  problems: Record<string, string>;
  countries: readonly string[];
}) {
  const intl = useIntl();
  const { kind, typed, countries } = props;
  const only = countries.length === 1 ? countries[0]! : "";
  // A stored address of another market's country is asked about, never taken for one of this market's.
  const [stored] = useState(typed?.country ?? "");
  const isForeign = stored !== "" && !countries.includes(stored);
  const country = countries.find((code) => code === typed?.country) ?? (isForeign ? "" : only);
  const dialCode = countryOf(country)?.dial_code;
  const section = kind === "delivery" ? "shipping" : "billing";
  const problemOf = (name: string) => {
    const code = props.problems[`${kind}.${name}`];
    return code && intl.formatMessage({ id: `checkout.address.problem.${code}` });
  };
  return (
    <>
      {texts.map(([name, autoComplete, required]) => (
        <Field
          key={name}
          label={intl.formatMessage({ id: `checkout.address.${name}` })}
          name={`${kind}.${name}`}
          type="text"
          autoComplete={`${section} ${autoComplete}`}
          defaultValue={typed?.[name] ?? ""}
          problem={problemOf(name)}
          required={required}
        />
      ))}
      <Select
        label={intl.formatMessage({ id: "checkout.address.country" })}
        name={`${kind}.country`}
        autoComplete={`${section} country`}
        defaultValue={country}
        options={[
          ...(country === ""
            ? [{ value: "", text: intl.formatMessage({ id: "checkout.address.choose_country" }) }]
            : []),
          ...countryOptions(countries, intl),
        ]}
        problem={
          problemOf("country") ??
          (isForeign && country === ""
            ? intl.formatMessage({ id: "checkout.address.problem.country_not_available" })
            : undefined)
        }
      />
      <Field
        label={intl.formatMessage({ id: "checkout.address.phone" })}
        name={`${kind}.phone`}
        type="tel"
        autoComplete={`${section} tel`}
        defaultValue={typed?.phone ?? ""}
        problem={problemOf("phone")}
        hint={
          dialCode && (
            <FormattedMessage
              id="checkout.address.phone_hint"
              values={{ number: <bdi dir="ltr">{`${dialCode} …`}</bdi> }}
            />
          )
        }
      />
    </>
  );
}

/** Named and sorted in the person's language. */
function countryOptions(codes: readonly string[], { locale, formatDisplayName }: IntlShape) {
  const { compare } = new Intl.Collator(locale);
  const nameOf = (code: string) =>
    formatDisplayName(code, { type: "region", fallback: "none" }) ?? countryOf(code)?.name ?? code;
  return codes.map((code) => ({ value: code, text: nameOf(code) })).sort((a, b) => compare(a.text, b.text));
}

/** Reads the form, including what is hidden. */
function readForm(form: HTMLFormElement): Typed {
  const text = (name: string) => {
    const field = form.elements.namedItem(name);
    return field && "value" in field ? String(field.value) : "";
  };
  const address = (kind: Kind): TypedAddress => ({
    firstName: text(`${kind}.firstName`),
    lastName: text(`${kind}.lastName`),
    company: text(`${kind}.company`),
    street: text(`${kind}.street`),
    additionalInfo: text(`${kind}.additionalInfo`),
    city: text(`${kind}.city`),
    zipCode: text(`${kind}.zipCode`),
    country: text(`${kind}.country`),
    phone: text(`${kind}.phone`),
  });
  const hasInvoice = new FormData(form).has("other-invoice");
  return {
    delivery: address("delivery"),
    invoice: hasInvoice ? address("invoice") : null,
    note: text("note"),
  };
}
