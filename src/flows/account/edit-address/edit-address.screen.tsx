import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { EditAddressEvent } from "#machines/account/edit-address/edit-address.contract.ts";
import type { EditAddressView } from "#machines/account/edit-address/edit-address.view.ts";
import { AddressFields } from "#src/forms/address-fields.tsx";
import { readAddress } from "#src/forms/address-input.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import styles from "#src/forms/form.module.css";

type Send = (event: EditAddressEvent) => void;
type Props = { view: EditAddressView; send: Send; countries: readonly string[] };

export function EditAddressScreen({ view, send, countries }: Props) {
  switch (view.screen) {
    case "form":
      return <AddressForm view={view} send={send} countries={countries} />;
  }
}

function AddressForm({ view, send, countries }: Props) {
  const { kind, typed, isThere, fieldErrors, note, busy, isSaved } = view;
  const { ref, onInput } = useFormDraft(`edit-address.${kind}`, isSaved);
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [ref, fieldErrors]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "address.submitted", address: readAddress(event.currentTarget, kind) });
  };
  const problems = Object.entries(fieldErrors).map(([name, code]) => [`${kind}.${name}`, code]);
  return (
    <Form ref={ref} className={styles.form} onInput={onInput} onSubmit={submit} isCheckedByFlow>
      {note && <FormProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />}
      <AddressFields
        name={kind}
        section={kind === "delivery" ? "shipping" : "billing"}
        typed={typed}
        problems={Object.fromEntries(problems)}
        countries={countries}
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="account.address.save" />
      </Button>
      {isThere && (
        <Button type="button" look="quiet" disabled={busy} onClick={() => send({ type: "address.removed" })}>
          <FormattedMessage id="account.address.remove" />
        </Button>
      )}
    </Form>
  );
}
