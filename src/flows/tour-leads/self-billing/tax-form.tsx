import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { countries } from "#domain/countries.ts";
import type {
  SelfBillingEvent,
  TaxData,
  TaxField,
} from "#machines/tour-leads/self-billing/self-billing.contract.ts";
import type { SelfBillingView } from "#machines/tour-leads/self-billing/self-billing.view.ts";
import { countryOptions } from "#src/forms/country-options.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { RequiredSelect } from "#src/ui/required-select.tsx";
import { Select } from "#src/ui/select.tsx";
import formStyles from "#src/forms/form.module.css";

type Send = (event: SelfBillingEvent) => void;
type FormView = Extract<SelfBillingView, { screen: "form" }>;

const address = [
  ["name", "name", 100],
  ["street", "street-address", 200],
  ["zipCode", "postal-code", 20],
  ["city", "address-level2", 100],
] as const;
const codes = countries.map(({ iso2 }) => iso2);

/** Submitting is the consent, so its text is beside the button. */
export function TaxForm({ view: { data, wrong, problem, busy }, send }: { view: FormView; send: Send }) {
  const intl = useIntl();
  const { ref, onInput } = useFormDraft("self-billing", false);
  useEffect(() => {
    if (wrong.length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong, ref]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "agreement.given", data: dataIn(event.currentTarget) });
  };
  const message = (id: string) => intl.formatMessage({ id: `payouts.tax.${id}` });
  const problemOf = (name: TaxField) => {
    const found = wrong.find(({ field }) => field === name);
    if (!found) return undefined;
    const letters = [...found.unprintable].join(" ");
    return letters ? intl.formatMessage({ id: "payouts.tax.not_printable" }, { letters }) : message("wrong");
  };
  return (
    <Form ref={ref} onInput={onInput} className={formStyles.form} onSubmit={submit}>
      {problem && <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />}
      {address.map(([name, autoComplete, longest]) => (
        <Field
          key={name}
          label={message(name)}
          name={name}
          type="text"
          autoComplete={autoComplete}
          longest={longest}
          defaultValue={data?.[name] ?? ""}
          problem={problemOf(name)}
          required
        />
      ))}
      <RequiredSelect
        label={message("country")}
        name="country"
        autoComplete="country"
        defaultValue={data?.country ?? ""}
        options={[{ value: "", text: message("choose_country") }, ...countryOptions(codes, intl)]}
        problem={problemOf("country")}
      />
      <Field
        label={message("taxNumber")}
        name="taxNumber"
        type="text"
        autoComplete="off"
        longest={40}
        defaultValue={data?.taxNumber ?? ""}
        problem={problemOf("taxNumber")}
        hint={message("safe")}
        required
      />
      <Select
        label={message("charges_vat")}
        name="chargesVat"
        defaultValue={data?.chargesVat ? "yes" : "no"}
        options={[
          { value: "no", text: message("without_vat") },
          { value: "yes", text: message("with_vat") },
        ]}
      />
      <p>
        <FormattedMessage id="payouts.tax.text" />
      </p>
      <Button type="submit" busy={busy}>
        <FormattedMessage id="payouts.tax.keep" />
      </Button>
      {!busy && problem !== "unreachable" && (
        <Button type="button" look="quiet" onClick={() => send({ type: "form.left" })}>
          <FormattedMessage id="payouts.tax.leave" />
        </Button>
      )}
    </Form>
  );
}

function dataIn(form: HTMLFormElement): TaxData {
  const typed = new FormData(form);
  const text = (name: TaxField) => String(typed.get(name) ?? "");
  return {
    name: text("name"),
    street: text("street"),
    zipCode: text("zipCode"),
    city: text("city"),
    country: text("country"),
    taxNumber: text("taxNumber"),
    chargesVat: text("chargesVat") === "yes",
  };
}
