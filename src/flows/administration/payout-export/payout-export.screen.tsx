import { FormattedMessage, useIntl } from "react-intl";
import type { PayoutExportEvent } from "#machines/administration/payout-export/payout-export.contract.ts";
import type {
  PayoutExportNote,
  PayoutExportView,
} from "#machines/administration/payout-export/payout-export.view.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import styles from "#src/forms/form.module.css";
import own from "./payout-export.module.css";

type Send = (event: PayoutExportEvent) => void;

export function PayoutExportScreen({ view, send }: { view: PayoutExportView; send: Send }) {
  switch (view.screen) {
    case "offer":
      return (
        <div className={own.offer}>
          <Note note={view.saved} isAgain />
          <Button type="button" look="quiet" onClick={() => send({ type: "again.chosen" })}>
            <FormattedMessage id="admin.payouts.again" />
          </Button>
        </div>
      );
    case "form":
      return <ExportForm view={view} send={send} />;
    case "unreachable":
      return <FormProblem problem="unreachable" onRetry={() => send({ type: "retry.requested" })} />;
    case "administratorsOnly":
      return (
        <Notice tone="problem">
          <FormattedMessage id="admin.payouts.not_allowed" />
        </Notice>
      );
  }
}

type FormView = Extract<PayoutExportView, { screen: "form" }>;

function ExportForm({ view, send }: { view: FormView; send: Send }) {
  const intl = useIntl();
  const { currencies, currency, file, note, busy } = view;
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    send({
      type: "export.submitted",
      password: String(typed.get("password")),
      ...(file ?? { currency: String(typed.get("currency")), exportId: crypto.randomUUID() }),
    });
  };
  if (!file && currencies.length === 0)
    return (
      <div className={styles.form}>
        <Note note={note} isAgain={false} />
        <p>
          <FormattedMessage id="admin.payouts.none_waits" />
        </p>
      </div>
    );
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Note note={note} isAgain={file !== null} />
      {!file && (
        <Select
          label={intl.formatMessage({ id: "admin.payouts.currency" })}
          name="currency"
          defaultValue={currency}
          options={currencies.map((item) => ({ value: item, text: item }))}
        />
      )}
      <Field
        label={intl.formatMessage({ id: "admin.payouts.password" })}
        name="password"
        type="password"
        autoComplete="current-password"
        longest={1000}
        problem={
          note === "incorrectPassword" ? intl.formatMessage({ id: "admin.payouts.incorrect" }) : undefined
        }
        hint={intl.formatMessage({ id: file ? "admin.payouts.why_again" : "admin.payouts.why" })}
        required
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id={file ? "admin.payouts.save_again" : "admin.payouts.export"} />
      </Button>
      {file && (
        <Button type="button" look="link" busy={busy} onClick={() => send({ type: "again.left" })}>
          <FormattedMessage id="admin.payouts.confirm.leave" />
        </Button>
      )}
    </Form>
  );
}

function Note({ note, isAgain }: { note: PayoutExportNote | null; isAgain: boolean }) {
  if (note === null || note === "incorrectPassword") return null;
  if (note === "unforeseen") return <FormProblem problem={note} onRetry={() => {}} />;
  if (note === "nothingToExport" || note === "noPayoutAccount" || note === "ownCase") {
    const problems = {
      nothingToExport: isAgain ? "admin.payouts.partly_marked" : "admin.payouts.nothing",
      noPayoutAccount: "admin.payouts.no_account",
      ownCase: "admin.payouts.own_export",
    };
    return (
      <Notice tone="problem">
        <FormattedMessage id={problems[note]} />
      </Notice>
    );
  }
  if ("minutes" in note) return <FormProblem problem={note} onRetry={() => {}} />;
  return (
    <>
      <Notice tone="success">
        <FormattedMessage
          id="admin.payouts.saved"
          values={{ count: note.count, file: <bdi key="file">{note.fileName}</bdi> }}
        />
      </Notice>
      {note.ownLeftOut > 0 && (
        <Notice tone="information">
          <FormattedMessage id="admin.payouts.own_left_out" values={{ count: note.ownLeftOut }} />
        </Notice>
      )}
    </>
  );
}
