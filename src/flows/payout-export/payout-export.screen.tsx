import { FormattedMessage, useIntl } from "react-intl";
import type { PayoutExportEvent } from "../../../machines/payout-export/payout-export.contract.ts";
import type {
  PayoutExportNote,
  PayoutExportView,
} from "../../../machines/payout-export/payout-export.view.ts";
import { FormProblem } from "../../forms/form-problem.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import styles from "../../forms/form.module.css";

type Send = (event: PayoutExportEvent) => void;

export function PayoutExportScreen({ view, send }: { view: PayoutExportView; send: Send }) {
  switch (view.sees) {
    case "form":
      return <ExportForm view={view} send={send} />;
    case "unreachable":
      return <FormProblem problem="unreachable" onRetry={() => send({ type: "retry.requested" })} />;
    case "notAllowed":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.payouts.not_allowed" />
        </Notice>
      );
  }
}

type FormView = Extract<PayoutExportView, { sees: "form" }>;

function ExportForm({ view: { currencies, currency, note, busy }, send }: { view: FormView; send: Send }) {
  const intl = useIntl();
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    send({
      type: "export.submitted",
      currency: String(typed.get("currency")),
      password: String(typed.get("password")),
      exportId: crypto.randomUUID(),
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} method="post">
      <Note note={note} />
      <Select
        label={intl.formatMessage({ id: "admin.payouts.currency" })}
        name="currency"
        defaultValue={currency}
        options={currencies.map((one) => ({ value: one, text: one }))}
      />
      <Field
        label={intl.formatMessage({ id: "admin.payouts.password" })}
        name="password"
        type="password"
        autoComplete="current-password"
        longest={1000}
        problem={note === "incorrect" ? intl.formatMessage({ id: "admin.payouts.incorrect" }) : undefined}
        hint={intl.formatMessage({ id: "admin.payouts.why" })}
        required
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="admin.payouts.export" />
      </Button>
    </form>
  );
}

function Note({ note }: { note: PayoutExportNote | null }) {
  if (note === null || note === "incorrect") return null;
  if (note === "unforeseen") return <FormProblem problem={note} onRetry={() => {}} />;
  if (note === "nothing" || note === "noAccount") {
    return (
      <Notice tone="problem">
        <FormattedMessage id={note === "nothing" ? "admin.payouts.nothing" : "admin.payouts.no_account"} />
      </Notice>
    );
  }
  if ("minutes" in note) return <FormProblem problem={note} onRetry={() => {}} />;
  return (
    <Notice tone="success">
      <FormattedMessage
        id="admin.payouts.saved"
        values={{ count: note.count, file: <bdi key="file">{note.fileName}</bdi> }}
      />
    </Notice>
  );
}
