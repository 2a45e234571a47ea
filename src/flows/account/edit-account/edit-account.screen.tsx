import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EditAccountEvent } from "#machines/account/edit-account/edit-account.contract.ts";
import type { EditAccountView } from "#machines/account/edit-account/edit-account.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import styles from "#src/forms/form.module.css";
import { orderNames } from "#src/forms/name-order.ts";

const names = [
  ["firstName", "given-name"],
  ["lastName", "family-name"],
] as const;

type Send = (event: EditAccountEvent) => void;
export type LanguageChoice = { id: string; name: string };
type Props = { view: EditAccountView; send: Send; languages: readonly LanguageChoice[] };

export function EditAccountScreen({ view, send, languages }: Props) {
  switch (view.screen) {
    case "form":
      return <AccountForm view={view} send={send} languages={languages} />;
  }
}

function AccountForm({ view, send, languages }: Props) {
  const { typed, hasTourLead, fieldErrors, note, busy } = view;
  const intl = useIntl();
  const { ref: form, onInput } = useFormDraft("edit-account", note === "saved");
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, fieldErrors]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "");
    send({
      type: "account.submitted",
      firstName: text("firstName"),
      lastName: text("lastName"),
      languageId: text("languageId"),
      tourLeadCode: text("tourLeadCode"),
    });
  };
  const field = (name: "firstName" | "lastName" | "tourLeadCode", autoComplete: string) => ({
    label: intl.formatMessage({ id: `account.edit.${name}` }),
    name,
    type: "text",
    autoComplete,
    defaultValue: typed[name],
    problem: fieldErrors[name] && intl.formatMessage({ id: `account.edit.${fieldErrors[name]}` }),
  });
  return (
    <Form ref={form} className={styles.form} onInput={onInput} onSubmit={submit}>
      {note && <Note note={note} send={send} />}
      {orderNames(intl.locale, names).map(([name, autoComplete]) => (
        <Field key={name} {...field(name, autoComplete)} longest={100} />
      ))}
      <Select
        label={intl.formatMessage({ id: "account.edit.languageId" })}
        name="languageId"
        options={languages.map(({ id, name }) => ({ value: id, text: name }))}
        defaultValue={typed.languageId}
      />
      {/* Cleared once the code is accepted. */}
      <Field
        key={typed.tourLeadCode === "" ? "none" : "typed"}
        {...field("tourLeadCode", "off")}
        longest={40}
        hint={hasTourLead && intl.formatMessage({ id: "account.edit.has_tour_lead" })}
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="account.edit.save" />
      </Button>
    </Form>
  );
}

function Note({ note, send }: { note: NonNullable<EditAccountView["note"]>; send: Send }) {
  switch (note) {
    case "saved":
      return (
        <Notice tone="success">
          <FormattedMessage id="account.edit.saved" />
        </Notice>
      );
    default:
      return <FormProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />;
  }
}
